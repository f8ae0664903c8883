import browser from 'webextension-polyfill';

/** True in a private window: nothing about the pages that are read there may be stored. */
export function isPrivate(): boolean {
  return browser.extension?.inIncognitoContext ?? false;
}
