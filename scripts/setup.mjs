// What a fresh clone lacks: the dependencies and the browsers. Plain Node, as it runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findFirefox } from './browsers.mjs';
import { installChromium, installFirefox, runs } from './install-browser.mjs';
import { Complaint, ROOT, say, withPulse } from './project.mjs';
import { npm } from './run-command.mjs';

const OLDEST_NODE = 20;
const INSTALL_LIMIT = 10 * 60_000;
/** Errors are told even where npm was started silent: without them nobody knows why. */
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];
/** npm writes the lock file and its own copy of it one after the other. */
const SAME_MOMENT = 60_000;
const STAMP = join(ROOT, 'node_modules/.winnow-lock');

/** Dependencies as the lock file has them. Throws Complaint. */
export async function ensureDependencies() {
  const major = Number(process.versions.node.split('.', 1)[0]);
  if (major < OLDEST_NODE)
    throw new Complaint(`Winnow needs Node ${OLDEST_NODE} or later; this is ${process.versions.node}.`);
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (upToDate(lock)) return;
  say('Installing the dependencies; this takes a minute or two …');
  const { code, output, timedOut } = await withPulse(install);
  if (timedOut)
    throw new Complaint(
      `npm took longer than ${INSTALL_LIMIT / 60_000} minutes and was stopped: is the package registry reachable?`,
    );
  if (code !== 0) throw new Complaint(`npm could not install the dependencies: ${reasonOf(output)}`);
  writeFileSync(STAMP, lock);
}

/** Installs exactly what the lock file lists. */
function install() {
  return npm(['ci', ...QUIET], { cwd: ROOT, timeout: INSTALL_LIMIT });
}

/** Path of a Chromium that runs, installed if need be; WINNOW_CHROMIUM names it to all that is started from here. Throws Complaint. */
export async function ensureChromium() {
  const found = await findChromium();
  if (process.env.WINNOW_CHROMIUM && !found)
    throw new Complaint(`WINNOW_CHROMIUM names ${process.env.WINNOW_CHROMIUM}, which cannot be run.`);
  const path = found && (await runs(found)) ? found : await installChromium();
  if (!path) throw new Complaint('No Chromium: install Chromium by hand, or set WINNOW_CHROMIUM to one that you have.');
  process.env.WINNOW_CHROMIUM = path;
  return path;
}

/** The same for Firefox, by WINNOW_FIREFOX. Throws Complaint. */
export async function ensureFirefox() {
  const found = await findFirefox();
  if (process.env.WINNOW_FIREFOX && !found)
    throw new Complaint(`WINNOW_FIREFOX names ${process.env.WINNOW_FIREFOX}, which cannot be run.`);
  const path = found && (await runs(found)) ? found : await installFirefox();
  if (!path) throw new Complaint('No Firefox: install Firefox by hand, or set WINNOW_FIREFOX to one that you have.');
  process.env.WINNOW_FIREFOX = path;
  return path;
}

/** @param {string} lock hash of the lock file */
function upToDate(lock) {
  const installed = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return true;
  // Installed by a person's own npm: no stamp, but no older than the lock file.
  return statSync(installed).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs - SAME_MOMENT;
}

/** @param {string} output @returns {string} the line in which npm gives its reason */
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
