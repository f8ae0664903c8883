// Installs the dependencies and browsers that are missing. Uses Node alone, because it runs before npm ci.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findFirefox } from './browsers.mjs';
import { findEpubcheck } from './epubcheck.mjs';
import { installChromium, installEpubcheck, installFirefox, runs } from './install-browser.mjs';
import { Complaint, ROOT, say, withPulse } from './project.mjs';
import { npm } from './run-command.mjs';

const OLDEST_NODE = 20;
const INSTALL_LIMIT = 10 * 60_000;
/** Errors are shown even if this script was started by npm --silent. */
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];
/** Milliseconds; npm writes the lock file and its copy in node_modules one after the other. */
const COPY_DELAY = 60_000;
const STAMP = join(ROOT, 'node_modules/.winnow-lock');

/** Installs the dependencies of the lock file, unless they are installed. Throws a Complaint. */
export async function ensureDependencies() {
  const major = Number(process.versions.node.split('.', 1)[0]);
  if (major < OLDEST_NODE)
    throw new Complaint(`Winnow needs Node ${OLDEST_NODE} or later; this is ${process.versions.node}.`);
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (upToDate(lock)) return;
  say('Installing the dependencies (one or two minutes) …');
  const { code, output, timedOut } = await withPulse(install);
  if (timedOut)
    throw new Complaint(
      `npm ci took longer than ${INSTALL_LIMIT / 60_000} minutes and was stopped. Check that the package registry is reachable.`,
    );
  if (code !== 0) throw new Complaint(`npm ci failed: ${reasonOf(output)}`);
  writeFileSync(STAMP, lock);
}

/** Installs exactly what the lock file lists. */
function install() {
  return npm(['ci', ...QUIET], { cwd: ROOT, timeout: INSTALL_LIMIT });
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

/** @param {string} lock hash of the lock file */
function upToDate(lock) {
  const installed = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return true;
  // The user may have run npm: then there is no stamp, but the copy is as new as the lock file.
  return statSync(installed).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs - COPY_DELAY;
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
