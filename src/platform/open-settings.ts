import browser from 'webextension-polyfill';
import { report } from './report.ts';

/** Opens the settings page in a tab. */
export function openSettings(): void {
  browser.runtime.openOptionsPage().catch((cause: unknown) => {
    report('open-settings', cause);
  });
}
