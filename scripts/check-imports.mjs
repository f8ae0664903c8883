// Checks the rules of import (.dependency-cruiser.mjs) and that each permission in rooms.mjs is used.
import { cruise, format } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';
import { findUnused } from './imports/find-unused.mjs';
import { ROOMS, SEPARATE } from './imports/rooms.mjs';
import { ROOT, runMain } from './project.mjs';

const FOLDERS = ['src', 'bench', 'e2e', 'scripts', 'test', 'vite'];

runMain(async () => {
  process.chdir(ROOT);
  const { forbidden, options } = config;
  const { output: graph } = await cruise(FOLDERS, { ...options, ruleSet: { forbidden }, validate: true });
  const { output, exitCode } = await format(graph, { outputType: 'err' });
  process.stdout.write(output);
  const unused = findUnused(graph.modules, ROOMS, SEPARATE);
  for (const permission of unused)
    console.log(`  ${permission}: nothing uses this permission (scripts/imports/rooms.mjs).`);
  process.exitCode = exitCode > 0 || unused.length > 0 ? 1 : 0;
});
