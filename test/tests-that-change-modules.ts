import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['src', 'bench', 'scripts', 'test'];
/** Tests of the built package have a project of their own. */
const PROGRAMS = 'test/programs/';
const TEST = /\.test\.(?:tsx?|mjs)$/;
/** Vitest's `vi` replaces modules, timers and globals; these functions do not. */
const CHANGES_MODULES = /\bvi\.(?!(?:fn|mocked|waitFor)\b)|\bglobalThis\b/;
/** In Chromium test/shared-page.ts puts back spies and globals of `vi`, but a font that was loaded stays so. */
const CHANGES_PAGE =
  /\bvi\.(?!(?:fn|mocked|waitFor|spyOn|restoreAllMocks|clearAllMocks|stubGlobal|unstubAllGlobals)\b)|\bglobalThis\b|\bdocument\.fonts\b|\bimport\('\.\/scripts\//;
const IN_PAGE = /\.dom\.test\.tsx?$/;

/** The test files that change modules or globals, as paths from `root`. No other test may see what they change. */
export function testsThatChangeModules(root: string): { readonly unit: string[]; readonly dom: string[] } {
  const tests = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ).filter((path) => TEST.test(path) && !path.startsWith(PROGRAMS));
  const that = (isInPage: boolean, changes: RegExp): string[] =>
    tests.filter((path) => IN_PAGE.test(path) === isInPage && changes.test(readFileSync(join(root, path), 'utf8')));
  return { unit: that(false, CHANGES_MODULES), dom: that(true, CHANGES_PAGE) };
}
