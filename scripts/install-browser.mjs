// Installs what the tests need: Chromium from Playwright's download or a system package; Firefox, epubcheck, Xvfb and
// xdotool from a system package.
import { findChromium, findFirefox } from './browsers.mjs';
import { missingDisplayPrograms } from './display-programs.mjs';
import { findEpubcheck } from './epubcheck.mjs';
import { ROOT, say, withPulse } from './project.mjs';
import { npm, runCommand } from './run-command.mjs';

const DOWNLOAD_LIMIT = 120_000;
const PACKAGE_LIMIT = 5 * 60_000;
const REFRESH_LIMIT = 90_000;
const PROBE_LIMIT = 20_000;

/** Package managers with their package names, tried in this order. */
const MANAGERS = [
  {
    command: 'apt-get',
    refresh: ['update'],
    install: ['install', '-y', '--no-install-recommends'],
    chromium: ['chromium', 'chromium-browser'],
    firefox: ['firefox-esr', 'firefox'],
    epubcheck: ['epubcheck'],
    display: ['xvfb', 'xdotool'],
  },
  { command: 'dnf', install: ['install', '-y'], chromium: ['chromium'], firefox: ['firefox'] },
  { command: 'pacman', install: ['-S', '--noconfirm', '--needed'], chromium: ['chromium'], firefox: ['firefox'] },
  { command: 'zypper', install: ['--non-interactive', 'install'], chromium: ['chromium'], firefox: ['MozillaFirefox'] },
  { command: 'apk', install: ['add'], chromium: ['chromium'], firefox: ['firefox-esr', 'firefox'] },
  { command: 'brew', install: ['install', '--cask'], chromium: ['chromium'], firefox: ['firefox'], withoutRoot: true },
];

/** Installs a Chromium. Resolves to its path, or null if that failed. */
export async function installChromium() {
  say('No Chromium is installed. Downloading the one of Playwright (at most two minutes) …');
  const args = ['exec', '--', 'playwright', 'install', '--no-shell', 'chromium'];
  const { code, timedOut } = await withPulse(() => npm(args, { cwd: ROOT, timeout: DOWNLOAD_LIMIT }));
  if (code !== 0) say(timedOut ? 'The download took longer than two minutes and was stopped.' : 'The download failed.');
  const path = await findChromium();
  if (path && (await runs(path))) return path;
  return (await installPackage('chromium', findChromium)) ?? null;
}

/** Installs a Firefox. Resolves to its path, or null if that failed. Playwright's build loads no extensions. */
export async function installFirefox() {
  say('No Firefox is installed.');
  return installPackage('firefox', findFirefox);
}

/** Installs epubcheck where the package manager has it. Resolves to its archive, or null if that failed. */
export async function installEpubcheck() {
  say('epubcheck, which checks EPUB books, is not installed.');
  const find = async () => (await findEpubcheck())?.at(-1) ?? null;
  return installPackage('epubcheck', find, () => Promise.resolve(true));
}

/** Installs the programs for a display without a screen. Resolves to null if that failed. */
export async function installDisplayPrograms() {
  const find = async () => ((await missingDisplayPrograms()).length === 0 ? 'Xvfb' : null);
  return installPackage('display', find, () => Promise.resolve(true));
}

/** True if the program starts. A stub, or a program with missing libraries, does not. @param {string} path */
export async function runs(path) {
  // On Windows --version would open a window.
  if (process.platform === 'win32') return true;
  const { code } = await runCommand(path, ['--version'], { timeout: PROBE_LIMIT });
  return code === 0;
}

/**
 * @param {'chromium' | 'firefox' | 'epubcheck' | 'display'} program @param {() => Promise<string | null>} find
 * @param {(path: string) => Promise<boolean>} works
 * @returns {Promise<string | null>}
 */
async function installPackage(program, find, works = runs) {
  for (const manager of MANAGERS) {
    if (manager[program] === undefined) continue;
    const { code } = await runCommand(manager.command, ['--version'], { timeout: PROBE_LIMIT });
    if (code === 127) continue;
    const prefix = await rootPrefix(manager);
    if (!prefix) {
      say(`To install ${manager[program].join(', ')}, ${manager.command} needs root or sudo without a password.`);
      continue;
    }
    const path = await installBy(manager, program, prefix, find, works);
    if (path) return path;
  }
  return null;
}

async function installBy(manager, program, prefix, find, works) {
  const run = (args, timeout) => {
    const [command, ...rest] = [...prefix, manager.command, ...args];
    return withPulse(() => runCommand(command, rest, { timeout, env: { DEBIAN_FRONTEND: 'noninteractive' } }));
  };
  if (manager.refresh) {
    say(`Asking ${manager.command} for its list of packages …`);
    await run(manager.refresh, REFRESH_LIMIT);
  }
  for (const name of manager[program]) {
    say(`Installing ${name} with ${manager.command} (at most five minutes) …`);
    const { code, output } = await run([...manager.install, name], PACKAGE_LIMIT);
    if (code !== 0) say(`  ${manager.command} failed: ${output.trim().split('\n').at(-1)}`);
    const path = await find();
    if (path && (await works(path))) return path;
  }
  return null;
}

/** Arguments before the command to run it as root: none, or sudo; null if the user has no root access. */
async function rootPrefix({ withoutRoot = false }) {
  if (withoutRoot || process.getuid?.() === 0) return [];
  const { code } = await runCommand('sudo', ['-n', 'true'], { timeout: PROBE_LIMIT });
  return code === 0 ? ['sudo', '-n'] : null;
}
