import browser from 'webextension-polyfill';

/** Random secret in the fragment of a reader page's address: it proves that Winnow opened the page. */
export type Token = string;

/** Paths of our pages inside the package. */
const PAGES = {
  reader: 'src/reader/index.html',
  popup: 'src/popup/index.html',
  options: 'src/options/index.html',
} as const;

export type ExtensionPage = keyof typeof PAGES;

/** Which page of ours an address shows, whatever its query and fragment; null for anybody else's. */
export function extensionPageAt(address: string): ExtensionPage | null {
  const plain = address.replace(/[?#].*$/s, '');
  return (Object.keys(PAGES) as ExtensionPage[]).find((page) => root() + PAGES[page] === plain) ?? null;
}

/** Address of the reader for a tab of its own. The token stands in the fragment, which no server and no log ever sees. */
export function readerTabUrl(token: Token): string {
  return `${root()}${PAGES.reader}#${token}`;
}

/** Address of the reader for a frame: in Chromium another host name every session, which no page can guess and frame by itself. */
export function readerFrameUrl(token: Token): string {
  return `${browser.runtime.getURL(PAGES.reader)}#${token}`;
}

/** The lasting root of the extension, which senders and tabs are named by. */
function root(): string {
  return browser.runtime.getURL('');
}
