import browser from 'webextension-polyfill';

/** The tab in front of the person, or null where there is none; url is '' where the browser does not tell. */
export async function activeTab(): Promise<{ id: number; url: string } | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id === undefined ? null : { id: tab.id, url: tab.url ?? '' };
}

/** Opens a page of ours right after a tab, in its window. */
export async function openBeside(tabId: number, url: string): Promise<void> {
  const { index, windowId } = await browser.tabs.get(tabId);
  await browser.tabs.create({ url, index: index + 1, openerTabId: tabId, ...(windowId !== undefined && { windowId }) });
}

export async function closeTab(tabId: number): Promise<void> {
  await browser.tabs.remove(tabId);
}
