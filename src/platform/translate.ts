import browser from 'webextension-polyfill';

/** The message of that key in the browser's language, substitutions in their order; the key itself where no file has it, so that a gap is seen. */
export function translate(key: string, ...substitutions: readonly (string | number)[]): string {
  return browser.i18n.getMessage(key, substitutions.map(String)) || key;
}
