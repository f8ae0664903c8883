// npm run fuzz [-- --minutes 30] [-- --seed 7]: reads random pages for that long, starting with that seed.
// npm run fuzz -- --pages <folder> [--count 1000] [--seed 7]: reads changed pages of that folder.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './builds.mjs';
import { Complaint, ROOT, runMain, say } from './project.mjs';
import { runCommand } from './run-command.mjs';
import { ensureChromium, ensureDependencies } from './setup.mjs';

const MINUTE = 60_000;
const MINUTES = 30;
/** Minutes for starting the browser and for shrinking a failing page. */
const EXTRA_MINUTES = 10;
const SEED_LIMIT = 2 ** 31;
const COUNT = 1000;

runMain(async () => {
  const seed = number('--seed') ?? Date.now() % SEED_LIMIT;
  const at = process.argv.indexOf('--pages');
  await (at < 0 ? readRandomPages(seed) : readChangedPages(process.argv[at + 1] ?? '', seed));
});

/** @param {number} seed */
async function readRandomPages(seed) {
  const minutes = number('--minutes') ?? MINUTES;
  await ensureDependencies();
  await ensureChromium();
  say(`Reading random pages for ${minutes} min, starting with seed ${seed} …`);
  const env = { WINNOW_FUZZ_MINUTES: String(minutes), WINNOW_FUZZ_SEED: String(seed) };
  const { code } = await runCommand(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'fuzz*'],
    { cwd: ROOT, timeout: (minutes + EXTRA_MINUTES) * MINUTE, env, show: true },
  );
  process.exitCode = code;
}

/** @param {string} folder @param {number} seed */
async function readChangedPages(folder, seed) {
  const count = number('--count') ?? COUNT;
  if (!existsSync(folder)) throw new Complaint(`There is no folder "${folder}". Name one with pages after --pages.`);
  await ensureDependencies();
  await ensureBuilt('package');
  const { tsImport } = await import('tsx/esm/api');
  const { pagesIn, readRealPages } = await tsImport('../test/fuzz/real-pages/read-real-pages.ts', import.meta.url);
  const names = await pagesIn(folder);
  if (names.length === 0) throw new Complaint(`${folder} has no file that ends with .html, .htm, .html.gz or .htm.gz.`);
  say(`Reading ${count} changed pages of ${names.length}, starting with seed ${seed} …`);
  if ((await readRealPages(names, { folder, count, seed })) > 0) process.exitCode = 1;
}

/** The number after an option, or undefined without the option. */
function number(option) {
  const at = process.argv.indexOf(option);
  if (at < 0) return undefined;
  const value = Number(process.argv[at + 1]);
  if (!Number.isFinite(value) || value < 0) throw new Complaint(`${option} needs a number of at least 0.`);
  return value;
}
