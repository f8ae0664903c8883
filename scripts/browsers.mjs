// Finds the browsers for the tests, the benchmark and `npm start`. setup.mjs installs them.
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const CHROMIUM = {
  variable: 'WINNOW_CHROMIUM',
  // Branded Chrome is last, because it ignores --load-extension since version 137.
  commands: [
    'chromium',
    'chromium-browser',
    'ungoogled-chromium',
    'google-chrome-for-testing',
    'microsoft-edge',
    'google-chrome',
    'google-chrome-stable',
  ],
  places: {
    darwin: [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    ],
    win32: ['Chromium/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'],
    linux: ['/snap/bin/chromium', '/usr/lib/chromium/chromium', '/usr/lib64/chromium-browser/chromium-browser'],
  },
};

const FIREFOX = {
  variable: 'WINNOW_FIREFOX',
  commands: ['firefox-esr', 'firefox', 'firefox-developer-edition'],
  places: {
    darwin: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      '/Applications/Firefox Developer Edition.app/Contents/MacOS/firefox',
    ],
    win32: ['Mozilla Firefox/firefox.exe'],
    linux: ['/usr/lib/firefox-esr/firefox-esr', '/usr/lib/firefox/firefox', '/usr/lib64/firefox/firefox'],
  },
};

const WINDOWS_ROOTS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/** @param {string} path @returns {Promise<boolean>} whether the user may run the file */
async function runnable(path) {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} command @returns {string[]} possible paths of the command on PATH */
function onPath(command) {
  const name = process.platform === 'win32' ? `${command}.exe` : command;
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));
}

/** @param {string} command @returns {Promise<boolean>} whether the user may run the command without its path */
export async function isOnPath(command) {
  return (await Promise.all(onPath(command).map(runnable))).includes(true);
}

/** @param {string[]} places @returns {string[]} absolute paths; on Windows below each of the three program folders */
function usualPlaces(places) {
  if (process.platform !== 'win32') return places;
  return WINDOWS_ROOTS.flatMap((root) =>
    process.env[root] ? places.map((place) => join(process.env[root], place)) : [],
  );
}

/** @param {typeof CHROMIUM} browser @returns {Promise<string | null>} */
async function findInstalled(browser) {
  const named = process.env[browser.variable];
  if (named) return (await runnable(named)) ? named : null;
  const candidates = [...browser.commands.flatMap(onPath), ...usualPlaces(browser.places[process.platform] ?? [])];
  for (const path of candidates) if (await runnable(path)) return path;
  return null;
}

/** Path of Playwright's own Chromium if it is downloaded, or null. */
async function findPlaywrightChromium() {
  try {
    const { chromium } = await import('playwright');
    const path = chromium.executablePath();
    return path && (await runnable(path)) ? path : null;
  } catch {
    return null; // Playwright is not installed yet, or has no build for this platform.
  }
}

/** Path of a Chromium that loads unpacked extensions (WINNOW_CHROMIUM, an installed one, Playwright's own), or null. */
export async function findChromium() {
  return (await findInstalled(CHROMIUM)) ?? (process.env[CHROMIUM.variable] ? null : await findPlaywrightChromium());
}

/** Path of an installed Firefox (WINNOW_FIREFOX, PATH, usual places), or null. Playwright's loads no add-ons. */
export async function findFirefox() {
  return findInstalled(FIREFOX);
}
