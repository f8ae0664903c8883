import browser from './browser.ts';

/** Random secret in the fragment of a reader page's address: it proves that Winnow opened the page. */
export type Token = string;

/** Paths of the extension's pages in the package. */
const PAGES = {
  reader: 'src/reader/index.html',
  popup: 'src/popup/index.html',
  options: 'src/options/index.html',
  library: 'src/library/index.html',
  welcome: 'src/welcome/index.html',
} as const;

export type ExtensionPage = keyof typeof PAGES;

/** The extension's page at this address, ignoring query and fragment; null if it is another page. */
export function extensionPageAt(address: string): ExtensionPage | null {
  const plain = address.replace(/[?#].*/s, '');
  return (Object.keys(PAGES) as ExtensionPage[]).find((page) => root() + PAGES[page] === plain) ?? null;
}

/** Path of the popup. `tabId`: the tab that the background reads while this popup opens. */
export function popupPath(tabId: number | null = null): string {
  return tabId === null ? PAGES.popup : `${PAGES.popup}?tab=${String(tabId)}`;
}

/** The tab that the background reads for the popup at this address; null if it reads none. */
export function tabReadFor(address: string): number | null {
  const id = /\?tab=(\d+)$/.exec(address)?.[1];
  return id === undefined ? null : Number(id);
}

/** Opens the reading list in a new tab. */
export async function openReadingList(): Promise<void> {
  await browser.tabs.create({ url: root() + PAGES.library });
}

/** Opens a kept article of the reading list in a new tab, at the place where the user stopped. */
export async function openKept(id: number): Promise<void> {
  await browser.tabs.create({ url: `${root()}${PAGES.library}?article=${String(id)}` });
}

/** Opens the list of all highlights in a new tab. */
export async function openHighlights(): Promise<void> {
  await browser.tabs.create({ url: `${root()}${PAGES.library}?view=highlights` });
}

/**
 * Why a reader opened if not just to read the article. `lost`: the page removed or covered the overlay. `print…`: to
 * print, which a popup cannot do. `selection`: to read only the selected text. `fix`: to fix the article on the page.
 */
export const OPEN_REASONS = [
  'lost',
  'print',
  'print-notes',
  'print-plain',
  'print-plain-notes',
  'selection',
  'fix',
] as const;
export type OpenReason = (typeof OPEN_REASONS)[number];

/** Address of a reader tab. The token is in the fragment, which is never sent to a server. */
export function readerTabUrl(token: Token, reason?: OpenReason): string {
  return root() + readerPath(token, reason);
}

/** Address of the reader for a frame. In Chromium its host changes every session, so that no page can guess it. */
export function readerFrameUrl(token: Token, reason?: OpenReason): string {
  return browser.runtime.getURL(readerPath(token, reason));
}

function readerPath(token: Token, reason: OpenReason | undefined): string {
  return `${PAGES.reader}#${token}${reason === undefined ? '' : `.${reason}`}`;
}

/** The extension's permanent root, which is part of the addresses of senders and tabs. */
function root(): string {
  return browser.runtime.getURL('');
}
