import browser from './browser.ts';

/** The active tab of the current window, or null. Its url is '' if the browser hides it. */
export async function activeTab(): Promise<{ id: number; url: string } | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id === undefined ? null : { id: tab.id, url: tab.url ?? '' };
}

/** Address of a tab; '' if the browser hides it, null if there is no such tab. */
export async function tabUrl(tabId: number): Promise<string | null> {
  try {
    return (await browser.tabs.get(tabId)).url ?? '';
  } catch {
    return null;
  }
}

/** Address of the icon that a tab shows; '' without one. */
export async function tabIcon(tabId: number): Promise<string> {
  try {
    return (await browser.tabs.get(tabId)).favIconUrl ?? '';
  } catch {
    return '';
  }
}

/** Opens a page to the right of a tab, in the same window. */
export async function openNextTo(tabId: number, url: string): Promise<void> {
  const { index, windowId } = await browser.tabs.get(tabId);
  await browser.tabs.create({ url, index: index + 1, openerTabId: tabId, ...(windowId !== undefined && { windowId }) });
}

/** Closes a tab. */
export async function closeTab(tabId: number): Promise<void> {
  await browser.tabs.remove(tabId);
}
