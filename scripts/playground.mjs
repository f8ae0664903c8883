// npm run playground: builds the playground, a page that works from the disk.
import { npm } from './run-command.mjs';
import { Complaint, ROOT, runMain } from './project.mjs';
import { ensureDependencies } from './setup.mjs';

/** Milliseconds. */
const LIMIT = 5 * 60_000;

runMain(async () => {
  await ensureDependencies();
  const { code, output } = await npm(['run', 'build:playground'], { cwd: ROOT, timeout: LIMIT });
  if (code !== 0) throw new Complaint(`The playground could not be built.\n${output}`);
  process.stdout.write('Open dist/playground/index.html in a browser. It loads nothing else.\n');
});
