import { callInjected, callTab } from '../platform/call-tab.ts';
import { openPopup } from '../platform/commands.ts';
import { DONE } from '../platform/messages.ts';
import { extensionPageAt, readerFrameUrl, readerTabUrl } from '../platform/pages.ts';
import { fail, type Reply } from '../platform/protocol.ts';
import { errorText, report } from '../platform/report.ts';
import { closeTab, openBeside } from '../platform/tabs.ts';
import { issueTicket, revokeOverlayTicket } from '../platform/tickets.ts';

/** Shows the article of a tab in a tab of its own. */
export async function openInTab(tabId: number): Promise<Reply<null>> {
  await openBeside(tabId, readerTabUrl(await issueTicket('tab', tabId)));
  return DONE;
}

/** Shows the reader over a page; where the page cannot carry it or its policy forbids it, in a tab. Fails where no script may enter the page. */
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

/** Takes the reader away from over a page; nothing to do where it is gone already. */
export async function leaveOverlay(tabId: number): Promise<Reply<null>> {
  await revokeOverlayTicket(tabId);
  const reply = await callInjected(tabId, 'overlay', 'hide', null);
  if (!reply.ok && reply.error.code !== 'absent') report('leave-overlay', reply.error);
  return DONE;
}

/** The shortcut: on where the reader is off, off where it is on, whichever form it has. What stands in the way is explained in the popup, else in a tab. */
export async function toggleReader(tab: { readonly id: number; readonly url: string }): Promise<void> {
  if (extensionPageAt(tab.url) === 'reader') return closeTab(tab.id);
  const state = await callInjected(tab.id, 'overlay', 'state', null);
  if (state.ok && state.value === 'shown') {
    await leaveOverlay(tab.id);
    return;
  }
  const opened = await openOverlay(tab.id).catch((cause: unknown) => {
    // Nothing of the kind is expected, but a key that does nothing is the worst answer; the popup holds the article or says what is wrong.
    report('toggle-reader', cause);
    return fail('failed', errorText(cause));
  });
  if (!opened.ok && !(await openPopup())) await openInTab(tab.id);
}
