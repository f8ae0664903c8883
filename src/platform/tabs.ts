import browser from 'webextension-polyfill';

export type OpenResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** The tab in front of the person, or null where there is none; url is '' where the browser does not tell. */
export async function activeTab(): Promise<{ id: number; url: string } | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id === undefined ? null : { id: tab.id, url: tab.url ?? '' };
}

/** Shows the reader over the page of that tab, or in a tab of its own where the page does not let it. */
export async function openOverlay(_tabId: number): Promise<OpenResult> {
  return { ok: false, message: 'not yet' };
}

/** Shows the article of that tab in a new tab beside it. */
export async function openReaderTab(_tabId: number): Promise<OpenResult> {
  return { ok: false, message: 'not yet' };
}
