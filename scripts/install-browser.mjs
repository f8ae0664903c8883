// Gets a browser where none is installed: Playwright's own download first, the system's packages after that.
import { findChromium, findFirefox } from './browsers.mjs';
import { ROOT, say } from './project.mjs';
import { npm, runCommand } from './run-command.mjs';

const DOWNLOAD_LIMIT = 120_000;
const PACKAGE_LIMIT = 5 * 60_000;
const REFRESH_LIMIT = 90_000;
const PROBE_LIMIT = 20_000;

/** Package names differ from system to system; the first one that installs is taken. */
const MANAGERS = [
  {
    command: 'apt-get',
    refresh: ['update'],
    install: ['install', '-y', '--no-install-recommends'],
    chromium: ['chromium', 'chromium-browser'],
    firefox: ['firefox-esr', 'firefox'],
  },
  { command: 'dnf', install: ['install', '-y'], chromium: ['chromium'], firefox: ['firefox'] },
  { command: 'pacman', install: ['-S', '--noconfirm', '--needed'], chromium: ['chromium'], firefox: ['firefox'] },
  { command: 'zypper', install: ['--non-interactive', 'install'], chromium: ['chromium'], firefox: ['MozillaFirefox'] },
  { command: 'apk', install: ['add'], chromium: ['chromium'], firefox: ['firefox-esr', 'firefox'] },
  { command: 'brew', install: ['install', '--cask'], chromium: ['chromium'], firefox: ['firefox'], asPerson: true },
];

/** Path of a Chromium that runs, or null where none could be had. */
export async function installChromium() {
  say('No Chromium is installed; fetching the one of Playwright (at most two minutes) …');
  const { code, timedOut } = await npm(['exec', '--', 'playwright', 'install', '--no-shell', 'chromium'], {
    cwd: ROOT,
    timeout: DOWNLOAD_LIMIT,
    show: true,
  });
  if (code !== 0) say(timedOut ? 'The download was too slow and was stopped.' : 'The download failed.');
  const path = await findChromium();
  if (path && (await runs(path))) return path;
  return (await installPackage('chromium', findChromium)) ?? null;
}

/** Path of a Firefox that runs, or null. Playwright's build is of no use here: its protocol loads no extension. */
export async function installFirefox() {
  say('No Firefox is installed.');
  return installPackage('firefox', findFirefox);
}

/** True where the program starts at all: a stub, or one whose libraries are missing, does not. @param {string} path */
export async function runs(path) {
  // On Windows --version opens a window instead.
  if (process.platform === 'win32') return true;
  const { code } = await runCommand(path, ['--version'], { timeout: PROBE_LIMIT });
  return code === 0;
}

/** @param {'chromium' | 'firefox'} browser @param {() => Promise<string | null>} find @returns {Promise<string | null>} */
async function installPackage(browser, find) {
  for (const manager of MANAGERS) {
    const { code } = await runCommand(manager.command, ['--version'], { timeout: PROBE_LIMIT });
    if (code === 127) continue;
    const prefix = await privilege(manager);
    if (!prefix) {
      say(`${manager.command} needs root, or sudo without a password, to install ${manager[browser].join(' or ')}.`);
      continue;
    }
    const path = await installBy(manager, browser, prefix, find);
    if (path) return path;
  }
  return null;
}

async function installBy(manager, browser, prefix, find) {
  const run = (args, timeout) => {
    const [command, ...rest] = [...prefix, manager.command, ...args];
    return runCommand(command, rest, { timeout, show: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  };
  if (manager.refresh) await run(manager.refresh, REFRESH_LIMIT);
  for (const name of manager[browser]) {
    say(`Installing ${name} by ${manager.command} (at most five minutes) …`);
    await run([...manager.install, name], PACKAGE_LIMIT);
    const path = await find();
    if (path && (await runs(path))) return path;
  }
  return null;
}

/** What to put before the command: nothing, sudo, or null where neither will do. */
async function privilege({ asPerson = false }) {
  if (asPerson || process.getuid?.() === 0) return [];
  const { code } = await runCommand('sudo', ['-n', 'true'], { timeout: PROBE_LIMIT });
  return code === 0 ? ['sudo', '-n'] : null;
}
