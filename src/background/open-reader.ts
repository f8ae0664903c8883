import { callInjected, callTab, SILENCE_TIMEOUT } from '../platform/call-tab.ts';
import { openPopup } from '../platform/commands.ts';
import { DONE } from '../platform/messages.ts';
import { extensionPageAt, type OpenReason, readerFrameUrl, readerTabUrl } from '../platform/pages.ts';
import { fail, type Reply } from '../platform/protocol.ts';
import { errorText, report } from '../platform/report.ts';
import { closeTab, openNextTo, tabUrl } from '../platform/tabs.ts';
import { issueTicket, revokeOverlayTicket } from '../platform/tickets.ts';

/** Opens a reader tab for a tab. */
export async function openInTab(tabId: number, reason?: OpenReason): Promise<Reply<null>> {
  await openNextTo(tabId, readerTabUrl(await issueTicket('tab', tabId, (await tabUrl(tabId)) ?? ''), reason));
  return DONE;
}

/** Continues in a tab if the page took the overlay away. Does nothing if the overlay was closed before. */
export async function replaceLostOverlay(tabId: number): Promise<void> {
  if (await revokeOverlayTicket(tabId)) await openInTab(tabId, 'lost');
}

/**
 * Opens the overlay in a tab, or a reader tab if the page or its policy does not allow a frame. Fails if no script can
 * be injected.
 */
export async function openOverlay(tabId: number): Promise<Reply<null>> {
  const state = await callTab(tabId, 'overlay', 'state', null);
  if (!state.ok) return state;
  if (state.value === 'shown') return DONE;
  if (state.value === 'impossible') return openInTab(tabId);
  const url = readerFrameUrl(await issueTicket('overlay', tabId));
  const shown = await callInjected(tabId, 'overlay', 'show', { url });
  if (shown.ok && shown.value === 'shown') return DONE;
  await revokeOverlayTicket(tabId);
  return shown.ok ? openInTab(tabId) : shown;
}

/** Closes the overlay of a tab. Succeeds if there is none. */
export async function closeOverlay(tabId: number): Promise<Reply<null>> {
  await revokeOverlayTicket(tabId);
  const reply = await callInjected(tabId, 'overlay', 'hide', null);
  if (!reply.ok && reply.error.code !== 'absent') report('close-overlay', reply.error);
  return DONE;
}

/** Closes the reader of a tab, or opens it. If the page cannot be read, the popup or a reader tab explains why. */
export async function toggleReader(tab: { readonly id: number; readonly url: string }): Promise<void> {
  if (extensionPageAt(tab.url) === 'reader') return closeTab(tab.id);
  const state = await callInjected(tab.id, 'overlay', 'state', null, SILENCE_TIMEOUT);
  if (state.ok && state.value === 'shown') {
    await closeOverlay(tab.id);
    return;
  }
  const isSilent = !state.ok && state.error.code === 'unreachable';
  const opened = await (isSilent ? Promise.resolve(state) : openOverlay(tab.id)).catch((cause: unknown) => {
    // Unexpected. The popup opens below, so that the shortcut does something.
    report('toggle-reader', cause);
    return fail('failed', errorText(cause));
  });
  if (!opened.ok && !(await openPopup())) await openInTab(tab.id);
}
