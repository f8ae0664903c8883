import '../platform/polyfill.ts';
import { callInjected, SILENCE_TIMEOUT } from '../platform/call-tab.ts';
import { blockedCauseOf } from '../platform/blocked-cause.ts';
import { onToggleReader } from '../platform/commands.ts';
import { onReadPage } from '../platform/context-menu.ts';
import { onOverlayLost, onTabClosed, onUpdated } from '../platform/events.ts';
import { handleRequests, type Sender } from '../platform/messages.ts';
import { keepArticle } from '../platform/keep-article.ts';
import { readNextPage } from '../platform/read-next-page.ts';
import { readPicture } from '../platform/read-picture.ts';
import { toggleHeatmap } from '../platform/toggle-heatmap.ts';
import type { Token } from '../platform/pages.ts';
import { fail, succeed, type Reply } from '../platform/protocol.ts';
import { readTab } from '../platform/read-tab.ts';
import { report } from '../platform/report.ts';
import { migrateStored } from '../platform/settings-store.ts';
import { tabUrl } from '../platform/tabs.ts';
import { claimTicket, revokeTicketsOf, type Ticket } from '../platform/tickets.ts';
import { closeOverlay, openInTab, openOverlay, replaceLostOverlay, toggleReader } from './open-reader.ts';

/** Runs a handler with the ticket of a token. Refuses senders that may not use the token. */
async function withTicket<T>(
  token: Token,
  sender: Sender,
  handler: (ticket: Ticket) => Promise<Reply<T>>,
): Promise<Reply<T>> {
  const ticket = await claimTicket(token, sender);
  return ticket === null
    ? fail('refused', 'this reader has no page; open it with the Winnow button or shortcut')
    : handler(ticket);
}

/**
 * True if a tab no longer shows the page at the address. A hidden address is that of another page, because the access
 * ended with a navigation. A fragment counts only if it looks like a path, as in single-page apps.
 */
function showsOtherPage(before: string, now: string | null): boolean {
  const page = (address: string) => address.replace(/#(?![!/]).*$/s, '');
  return before !== '' && now !== null && page(now) !== page(before);
}

/** Reports errors of event handlers, which have no caller. */
function runReported(code: string, work: Promise<unknown>): void {
  work.catch((cause: unknown) => {
    report(code, cause);
  });
}

handleRequests({
  'reader/article': ({ token, options }, sender) =>
    withTicket(token, sender, async ({ surface, tabId, url }) => {
      if (surface === 'tab' && showsOtherPage(url, await tabUrl(tabId)))
        return succeed({ kind: 'blocked', cause: 'other-page', detail: '' });
      const alive = surface === 'overlay' ? callInjected(tabId, 'overlay', 'alive', null, SILENCE_TIMEOUT) : null;
      const [outcome] = await Promise.all([readTab(tabId, options, blockedCauseOf), alive]);
      return succeed(outcome);
    }),
  'reader/next': ({ token, next }, sender) =>
    withTicket(token, sender, async ({ tabId }) => succeed(await readNextPage(tabId, next))),
  'reader/picture': ({ token, url }, sender) =>
    withTicket(token, sender, async ({ tabId }) => succeed(await readPicture(tabId, url))),
  'reader/keep': ({ token, keep }, sender) =>
    withTicket(token, sender, async ({ tabId }) => succeed(await keepArticle(tabId, sender.isPrivate, keep))),
  'reader/heatmap': ({ token, options, words }, sender) =>
    withTicket(token, sender, async ({ surface, tabId }) => {
      const shown = await toggleHeatmap(tabId, { options, words });
      if (!shown.ok || shown.value !== 'shown' || surface !== 'overlay') return shown;
      await closeOverlay(tabId);
      const focused = await callInjected(tabId, 'extract-all', 'focusLegend', null);
      if (!focused.ok) report('focus-legend', focused.error);
      return shown;
    }),
  'reader/leave': ({ token }, sender) => withTicket(token, sender, ({ tabId }) => closeOverlay(tabId)),
  'reader/move': ({ token }, sender) =>
    withTicket(token, sender, async ({ tabId }) => {
      await closeOverlay(tabId);
      return openInTab(tabId);
    }),
  'open/overlay': ({ tabId }) => openOverlay(tabId),
  'open/tab': ({ tabId, reason }) => openInTab(tabId, reason),
  'keep/article': async ({ tabId, keep }, sender) => succeed(await keepArticle(tabId, sender.isPrivate, keep)),
});

onToggleReader((tab) => {
  runReported('toggle-reader', toggleReader(tab));
});
onReadPage((tab) => {
  runReported('read-page', toggleReader(tab));
});
onOverlayLost((tabId) => {
  runReported('overlay-lost', replaceLostOverlay(tabId));
});
onTabClosed((tabId) => {
  runReported('tab-closed', revokeTicketsOf(tabId));
});
onUpdated(() => {
  runReported('migrate-settings', migrateStored());
});
