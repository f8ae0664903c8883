// Installs the dependencies and browsers that are missing. Uses Node alone, because it runs before npm ci.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findFirefox } from './browsers.mjs';
import { missingDisplayPrograms } from './display-programs.mjs';
import { findEpubcheck } from './epubcheck.mjs';
import { holdsAllPackages } from './holds-all-packages.mjs';
import { installChromium, installDisplayPrograms, installEpubcheck, installFirefox, runs } from './install-browser.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { Complaint, ROOT, say, withPulse } from './project.mjs';
import { npm } from './run-command.mjs';

const OLDEST_NODE = 20;
const INSTALL_LIMIT = 10 * 60_000;
/** Errors are shown even if this script was started by npm --silent. */
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];
const INSTALLING = join(ROOT, '.setup/installing');

/**
 * Installs the dependencies of the lock file, unless they are there, as another command may be using them. Two commands
 * do not install at the same time. Throws a Complaint.
 */
export async function ensureDependencies() {
  const major = Number(process.versions.node.split('.', 1)[0]);
  if (major < OLDEST_NODE)
    throw new Complaint(`Winnow needs Node ${OLDEST_NODE} or later; this is ${process.versions.node}.`);
  if (areInstalled()) return;
  await oneAtATime(INSTALLING, async () => {
    if (!areInstalled()) await install();
  });
}

/** Installs exactly what the lock file lists. */
async function install() {
  say('Installing the dependencies (one or two minutes) …');
  const { code, output, timedOut } = await withPulse(() =>
    npm(['ci', ...QUIET], { cwd: ROOT, timeout: INSTALL_LIMIT }),
  );
  if (timedOut)
    throw new Complaint(
      `npm ci took longer than ${INSTALL_LIMIT / 60_000} minutes and was stopped. Check that the package registry is reachable.`,
    );
  if (code !== 0) throw new Complaint(`npm ci failed: ${reasonOf(output)}`);
}

/** Path of a Chromium, installed if needed. Sets WINNOW_CHROMIUM for all child processes. Throws a Complaint. */
export async function ensureChromium() {
  const found = await findChromium();
  if (process.env.WINNOW_CHROMIUM && !found)
    throw new Complaint(
      `WINNOW_CHROMIUM is ${process.env.WINNOW_CHROMIUM}, which cannot be run. Set it to the path of a Chromium.`,
    );
  const path = found && (await runs(found)) ? found : await installChromium();
  if (!path) throw new Complaint('No Chromium found. Install Chromium, or set WINNOW_CHROMIUM to its path.');
  process.env.WINNOW_CHROMIUM = path;
  return path;
}

/** Path of a Firefox, installed if needed. Sets WINNOW_FIREFOX for all child processes. Throws a Complaint. */
export async function ensureFirefox() {
  const found = await findFirefox();
  if (process.env.WINNOW_FIREFOX && !found)
    throw new Complaint(
      `WINNOW_FIREFOX is ${process.env.WINNOW_FIREFOX}, which cannot be run. Set it to the path of a Firefox.`,
    );
  const path = found && (await runs(found)) ? found : await installFirefox();
  if (!path) throw new Complaint('No Firefox found. Install Firefox, or set WINNOW_FIREFOX to its path.');
  process.env.WINNOW_FIREFOX = path;
  return path;
}

/** Installs epubcheck if it can. Without it the tests that need it are skipped, and the output names them. */
export async function ensureEpubcheck() {
  if (await findEpubcheck()) return;
  if ((await installEpubcheck()) === null)
    say('epubcheck is still missing: install the package epubcheck, or set WINNOW_EPUBCHECK to its Java archive.');
}

/** Installs Xvfb and xdotool if it can. Without them the test that presses a real Alt+R is skipped and named. */
export async function ensureDisplayPrograms() {
  // Elsewhere the tests have no such display.
  if (process.platform !== 'linux' || (await missingDisplayPrograms()).length === 0) return;
  if ((await installDisplayPrograms()) === null)
    say(`Still missing: ${(await missingDisplayPrograms()).join(' and ')}. Install the packages xvfb and xdotool.`);
}

/**
 * Says in one line what is missing and will be installed, before anything is.
 * @param {readonly ('chromium' | 'firefox' | 'epubcheck' | 'display')[]} wanted besides the dependencies
 */
export async function sayWhatIsMissing(wanted) {
  const find = {
    chromium: async () => ((await findChromium()) === null ? ['Chromium'] : []),
    firefox: async () => ((await findFirefox()) === null ? ['Firefox'] : []),
    epubcheck: async () => ((await findEpubcheck()) === null ? ['epubcheck (checks EPUB books)'] : []),
    display: () => (process.platform === 'linux' ? missingDisplayPrograms() : []),
  };
  const missing = [...(areInstalled() ? [] : ['the packages of package-lock.json'])];
  for (const name of wanted) missing.push(...(await find[name]()));
  if (missing.length > 0) say(`To be installed: ${missing.join(', ')}.`);
}

/** Compares contents, because the times of files change with every checkout. */
function areInstalled() {
  // npm writes this list at the end of an installation.
  const installed = join(ROOT, 'node_modules/.package-lock.json');
  return existsSync(installed) && holdsAllPackages(readJson(join(ROOT, 'package-lock.json')), readJson(installed));
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {string} output @returns {string} the line with the reason in npm's output */
function reasonOf(output) {
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/u.test(line));
  return (lines.find((line) => !/\bcode \w+$/u.test(line)) ?? output.trim().split('\n').at(-1) ?? '').replace(
    /^npm (error|ERR!)\s*/u,
    '',
  );
}
