// npm run fuzz [-- --minutes 30] [-- --seed 7]: reads random pages for that long, starting with that seed.
// npm run fuzz -- --pages <folder> [--count 1000] [--seed 7] [--browser]: reads changed pages of that folder, with the
// package or in Chromium.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './builds.mjs';
import { Complaint, ROOT, runMain, say } from './project.mjs';
import { runCommand } from './run-command.mjs';
import { ensureChromium, ensureDependencies } from './setup.mjs';

const USAGE =
  'npm run fuzz -- [--minutes 30] [--seed 7], or npm run fuzz -- --pages <folder> [--count 1000] [--seed 7] [--browser]';
const MINUTE = 60_000;
const MINUTES = 30;
/** Minutes for starting the browser and for shrinking a failing page. */
const EXTRA_MINUTES = 10;
const SEED_LIMIT = 2 ** 31;
const COUNT = 1000;

runMain(async () => {
  const values = readOptions();
  const seed = number(values, 'seed') ?? Date.now() % SEED_LIMIT;
  const { pages, browser = false } = values;
  if (pages === undefined && browser)
    throw new Complaint(`--browser goes with --pages; random pages are always read in Chromium. Usage: ${USAGE}`);
  if (pages === undefined) await readRandomPages(seed, number(values, 'minutes') ?? MINUTES);
  else await readChangedPages(pages, seed, number(values, 'count') ?? COUNT, browser);
});

function readOptions() {
  const text = { type: 'string' };
  try {
    const options = { minutes: text, seed: text, pages: text, count: text, browser: { type: 'boolean' } };
    return parseArgs({ options }).values;
  } catch (cause) {
    throw new Complaint(`${cause.message.split('. ', 1)[0]}. Usage: ${USAGE}`, { cause });
  }
}

/** @param {number} seed @param {number} minutes */
async function readRandomPages(seed, minutes) {
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

/** @param {string} folder @param {number} seed @param {number} count @param {boolean} inBrowser */
async function readChangedPages(folder, seed, count, inBrowser) {
  if (!existsSync(folder)) throw new Complaint(`There is no folder "${folder}". Name one with pages after --pages.`);
  await ensureDependencies();
  if (inBrowser) await ensureChromium();
  await ensureBuilt(inBrowser ? 'engine' : 'package');
  const { tsImport } = await import('tsx/esm/api');
  const { pagesIn, readRealPages } = await tsImport('../test/fuzz/real-pages/read-real-pages.ts', import.meta.url);
  const names = await pagesIn(folder);
  if (names.length === 0) throw new Complaint(`${folder} has no file that ends with .html, .htm, .html.gz or .htm.gz.`);
  say(`Reading ${count} changed pages of ${names.length}, starting with seed ${seed} …`);
  const run = { folder, count, seed };
  const { withBrowserReader } = await tsImport('../test/fuzz/real-pages/browser-reader.ts', import.meta.url);
  const wrong = inBrowser
    ? await withBrowserReader((read) => readRealPages(names, { ...run, read }))
    : await readRealPages(names, run);
  if (wrong > 0) process.exitCode = 1;
}

/** The number that an option states, or undefined without the option. */
function number(values, option) {
  if (values[option] === undefined) return undefined;
  const value = Number(values[option]);
  if (!Number.isFinite(value) || value < 0) throw new Complaint(`--${option} needs a number of at least 0.`);
  return value;
}
