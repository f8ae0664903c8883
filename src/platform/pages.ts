import browser from 'webextension-polyfill';

/** Random secret in the fragment of a reader page's address: it proves that Winnow opened the page. */
export type Token = string;

/** Paths of the extension's pages in the package. */
const PAGES = {
  reader: 'src/reader/index.html',
  popup: 'src/popup/index.html',
  options: 'src/options/index.html',
} as const;

export type ExtensionPage = keyof typeof PAGES;

/** The extension's page at this address, ignoring query and fragment; null if it is another page. */
export function extensionPageAt(address: string): ExtensionPage | null {
  const plain = address.replace(/[?#].*$/s, '');
  return (Object.keys(PAGES) as ExtensionPage[]).find((page) => root() + PAGES[page] === plain) ?? null;
}

/** Why a reader tab opened without being asked for: the page took the overlay away. */
export const LOST_OVERLAY = 'lost';

/** Address of a reader tab. The token is in the fragment, which is never sent to a server. */
export function readerTabUrl(token: Token, reason?: typeof LOST_OVERLAY): string {
  return `${root()}${PAGES.reader}#${token}${reason === undefined ? '' : `.${reason}`}`;
}

/** Address of the reader for a frame. In Chromium its host changes every session, so that no page can guess it. */
export function readerFrameUrl(token: Token): string {
  return `${browser.runtime.getURL(PAGES.reader)}#${token}`;
}

/** The extension's permanent root, which is part of the addresses of senders and tabs. */
function root(): string {
  return browser.runtime.getURL('');
}
