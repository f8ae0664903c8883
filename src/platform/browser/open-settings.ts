import browser from './browser.ts';

/** Opens the settings page in a tab. */
export function openSettings(): Promise<void> {
  return browser.runtime.openOptionsPage();
}
