import browser from 'webextension-polyfill';
import { send } from './messages.ts';
import type { Reply } from './protocol.ts';

export type OpenResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** The tab in front of the person, or null where there is none; url is '' where the browser does not tell. */
export async function activeTab(): Promise<{ id: number; url: string } | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id === undefined ? null : { id: tab.id, url: tab.url ?? '' };
}

/** Shows the reader over the page of that tab, or in a tab of its own where the page does not let it. Never rejects. */
export async function openOverlay(tabId: number): Promise<OpenResult> {
  return result(await send('open/overlay', { tabId }));
}

/** Shows the article of that tab in a new tab beside it. Never rejects. */
export async function openReaderTab(tabId: number): Promise<OpenResult> {
  return result(await send('open/tab', { tabId }));
}

function result(reply: Reply<null>): OpenResult {
  return reply.ok ? { ok: true } : { ok: false, message: reply.error.message };
}

/** Opens a page of ours right after a tab, in its window. */
export async function openBeside(tabId: number, url: string): Promise<void> {
  const { index, windowId } = await browser.tabs.get(tabId);
  await browser.tabs.create({ url, index: index + 1, openerTabId: tabId, ...(windowId !== undefined && { windowId }) });
}

export async function closeTab(tabId: number): Promise<void> {
  await browser.tabs.remove(tabId);
}
