import type { ExtractOptions } from '../article/extract-options.ts';
import { callInjected, callTab, SILENCE_TIMEOUT } from '../platform/reading/call-tab.ts';
import { openPopup } from '../platform/browser/action-button.ts';
import { rememberClosed } from '../platform/stores/closed-pages.ts';
import { DONE } from '../platform/messages/messages.ts';
import { extensionPageAt, type OpenReason, readerFrameUrl, readerTabUrl } from '../platform/browser/pages.ts';
import { fail, succeed, type Reply } from '../platform/messages/protocol.ts';
import { errorText, logError } from '../platform/browser/log-error.ts';
import { closeTab, openNextTo, tabUrl } from '../platform/browser/tabs.ts';
import { storeOptions } from '../platform/stores/stored-readings.ts';
import { issueTicket, revokeOverlayTicket } from '../platform/messages/tickets.ts';

/** A tab over which the user pressed or chose something. `url`: '' where the browser hides it. */
type PressedTab = { readonly id: number; readonly url: string };

/** Milliseconds before each further attempt to reach a page to which the browser has just given access. */
const GRANT_PAUSES = [50, 100, 200];

/** Opens a reader tab for a tab. */
export async function openInTab(tabId: number, reason?: OpenReason, options?: ExtractOptions): Promise<Reply<null>> {
  const token = await issueTicket('tab', tabId);
  await storeOptions(token, options);
  await openNextTo(tabId, readerTabUrl(token, reason));
  return DONE;
}

/**
 * Opens a reader tab if the page removed or keeps covering the overlay. Does nothing if the overlay was closed before.
 */
export async function replaceLostOverlay(tabId: number): Promise<void> {
  if (await revokeOverlayTicket(tabId)) await openInTab(tabId, 'lost');
}

/**
 * Opens the overlay in a tab, or a reader tab if the page or its policy does not allow a frame. Fails if no script can
 * be injected. `options`: how the reader reads at first.
 */
export async function openOverlay(tabId: number, reason?: OpenReason, options?: ExtractOptions): Promise<Reply<null>> {
  const shown = await showOverlay(tabId, reason, options);
  if (!shown.ok) return shown;
  return shown.value ? DONE : openInTab(tabId, reason, options);
}

/** Opens the overlay in a tab. False if the page or its policy does not allow a frame. */
export async function showOverlay(
  tabId: number,
  reason?: OpenReason,
  options?: ExtractOptions,
): Promise<Reply<boolean>> {
  const state = await callTab(tabId, 'overlay', 'state', null);
  if (!state.ok) return state;
  if (state.value !== 'hidden') return succeed(state.value === 'shown');
  const token = await issueTicket('overlay', tabId);
  await storeOptions(token, options);
  const url = readerFrameUrl(token, reason);
  const shown = await callInjected(tabId, 'overlay', 'show', { url });
  if (shown.ok && shown.value === 'shown') return succeed(true);
  await revokeOverlayTicket(tabId);
  return shown.ok ? succeed(false) : shown;
}

/** Makes the overlay of a tab transparent, so that the page is visible, or opaque again. */
export async function seePage(tabId: number, isOn: boolean): Promise<Reply<null>> {
  const ready = await callTab(tabId, 'page-parts', 'hide', null);
  return ready.ok ? callInjected(tabId, 'overlay', 'seeThrough', isOn) : ready;
}

/** Closes the overlay of a tab because the user wants it. Succeeds if there is none. */
export async function closeOverlay(tabId: number): Promise<Reply<null>> {
  await rememberClosed(tabId, (await tabUrl(tabId)) ?? '');
  await hideOverlay(tabId);
  return DONE;
}

/** Removes the overlay of a tab. */
export async function hideOverlay(tabId: number): Promise<void> {
  await revokeOverlayTicket(tabId);
  const reply = await callInjected(tabId, 'overlay', 'hide', null);
  if (!reply.ok && reply.error.code !== 'absent') logError('close-overlay', reply.error);
}

/** Closes the reader of a tab, or opens it. If the page cannot be read, the popup or a reader tab explains why. */
export async function toggleReader(tab: PressedTab): Promise<void> {
  if (extensionPageAt(tab.url) === 'reader') return closeTab(tab.id);
  const state = await callInjected(tab.id, 'overlay', 'state', null, SILENCE_TIMEOUT);
  if (state.ok && state.value === 'shown') {
    await closeOverlay(tab.id);
    return;
  }
  const isSilent = !state.ok && state.error.code === 'unreachable';
  await openOrExplain(tab.id, () => (isSilent ? Promise.resolve(state) : openOnceGranted(tab)));
}

/** Opens the reader over the selected text of a page. If that is impossible, the popup or a reader tab explains why. */
export function openSelection(tab: PressedTab): Promise<void> {
  return openOrExplain(tab.id, () => openOnceGranted(tab, 'selection'));
}

/**
 * Opens the overlay in a pressed tab. Chromium can tell the process of the page too late that the press has given
 * access, and refuse the first script.
 */
async function openOnceGranted({ id, url }: PressedTab, reason?: OpenReason): Promise<Reply<null>> {
  let opened = await openOverlay(id, reason);
  if (!/^https?:/.test(url)) return opened;
  for (const pause of GRANT_PAUSES) {
    if (opened.ok || opened.error.code !== 'injection') break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    opened = await openOverlay(id, reason);
  }
  return opened;
}

/** Opens a reader for a tab. If that is impossible, the popup or a reader tab explains why. */
export async function openOrExplain(tabId: number, open: () => Promise<Reply<unknown>>): Promise<void> {
  const opened = await open().catch((cause: unknown) => {
    // Unexpected. The popup below tells the user.
    logError('open-reader', cause);
    return fail('failed', errorText(cause));
  });
  if (!opened.ok && !(await openPopup(tabId))) await openInTab(tabId);
}
