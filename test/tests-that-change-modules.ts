import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['src', 'bench', 'scripts', 'test'];
/** Tests of the built package have a project of their own. */
const PROGRAMS = 'test/programs/';
const TEST = /\.test\.(?:tsx?|mjs)$/;
/** Vitest's `vi` replaces modules, timers and globals. */
const CHANGES_MODULES = /\bvi\.|\bglobalThis\b/;

/** The test files that change modules or globals, as paths from `root`. No other test may see what they change. */
export function testsThatChangeModules(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ).filter(
    (path) =>
      TEST.test(path) && !path.startsWith(PROGRAMS) && CHANGES_MODULES.test(readFileSync(join(root, path), 'utf8')),
  );
}
