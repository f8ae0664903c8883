import browser from 'webextension-polyfill';

/** The message with this key in the browser's language, or the key itself. Fills $1, $2 … in order. */
export function translate(key: string, ...substitutions: readonly (string | number)[]): string {
  return browser.i18n.getMessage(key, substitutions.map(String)) || key;
}
