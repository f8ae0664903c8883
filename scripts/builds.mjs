// Makes the builds that are out of date.
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Complaint, ROOT, say } from './project.mjs';
import { npm } from './run-command.mjs';

const BUILD_LIMIT = 5 * 60_000;
const SOURCES = [
  'src',
  'public',
  'vite',
  'manifest.json',
  'vite.config.ts',
  'vite.engine.config.ts',
  'vite.package.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'LICENSE',
];

const BUILDS = {
  chromium: { script: 'build', made: 'dist/chromium/manifest.json', title: 'the extension for Chromium' },
  firefox: { script: 'build:firefox', made: 'dist/firefox/manifest.json', title: 'the extension for Firefox' },
  engine: { script: 'build:engine', made: 'dist/engine/winnow.js', title: 'the engine' },
  package: { script: 'build:package', made: 'dist/package/index.js', title: 'the package' },
};

/**
 * Makes the build if it is older than its sources. Throws a Complaint with the output of the compiler.
 * @param {keyof typeof BUILDS} name
 */
export async function ensureBuilt(name) {
  const { script, made, title } = BUILDS[name];
  const file = join(ROOT, made);
  if (existsSync(file) && (await stat(file)).mtimeMs > (await newest(SOURCES.map((source) => join(ROOT, source)))))
    return;
  say(`Building ${title} …`);
  const { code, output } = await npm(['run', script], { cwd: ROOT, timeout: BUILD_LIMIT });
  if (code !== 0) throw new Complaint(`npm run ${script} failed:\n${output}`);
}

/** Time of the last change in the files and folders, in milliseconds. @param {string[]} paths */
async function newest(paths) {
  const times = await Promise.all(
    paths.filter(existsSync).map(async (path) => {
      const top = await stat(path);
      if (!top.isDirectory()) return top.mtimeMs;
      // Folders too: their time changes when a file in them is deleted.
      const inside = await Promise.all(
        (await readdir(path, { recursive: true })).map((name) => stat(join(path, name))),
      );
      return Math.max(top.mtimeMs, ...inside.map(({ mtimeMs }) => mtimeMs));
    }),
  );
  return Math.max(...times);
}
