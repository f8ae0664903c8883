import { callInjected } from '../platform/call-tab.ts';
import { blockedCauseOf } from '../platform/blocked-cause.ts';
import { onToggleReader } from '../platform/commands.ts';
import { onTabClosed, onUpdated } from '../platform/events.ts';
import { handleRequests, type Sender } from '../platform/messages.ts';
import { readNextPage } from '../platform/read-next-page.ts';
import { toggleHeatmap } from '../platform/toggle-heatmap.ts';
import type { Token } from '../platform/pages.ts';
import { fail, succeed, type Reply } from '../platform/protocol.ts';
import { readTab } from '../platform/read-tab.ts';
import { report } from '../platform/report.ts';
import { migrateStored } from '../platform/settings-store.ts';
import { claimTicket, revokeTicketsOf, type Ticket } from '../platform/tickets.ts';
import { leaveOverlay, openInTab, openOverlay, toggleReader } from './open-reader.ts';

/** Runs only for the reader that the token was made for; every other sender learns nothing. */
async function withTicket<T>(
  token: Token,
  sender: Sender,
  run: (ticket: Ticket) => Promise<Reply<T>>,
): Promise<Reply<T>> {
  const ticket = await claimTicket(token, sender);
  return ticket === null ? fail('refused', 'this reader belongs to no page') : run(ticket);
}

/** One sink for what the events below let through. */
function run(code: string, work: Promise<unknown>): void {
  work.catch((cause: unknown) => {
    report(code, cause);
  });
}

handleRequests({
  'reader/article': ({ token, options }, sender) =>
    withTicket(token, sender, async ({ surface, tabId }) => {
      const alive = surface === 'overlay' ? callInjected(tabId, 'overlay', 'alive', null) : null;
      const [outcome] = await Promise.all([readTab(tabId, options, blockedCauseOf), alive]);
      return succeed(outcome);
    }),
  'reader/next': ({ token, next }, sender) =>
    withTicket(token, sender, async ({ tabId }) => succeed(await readNextPage(tabId, next))),
  'reader/heatmap': ({ token, options, words }, sender) =>
    withTicket(token, sender, async ({ surface, tabId }) => {
      const painted = await toggleHeatmap(tabId, { options, words });
      if (!painted.ok || painted.value !== 'shown' || surface !== 'overlay') return painted;
      await leaveOverlay(tabId);
      const focused = await callInjected(tabId, 'extract-all', 'focusLegend', null);
      if (!focused.ok) report('focus-legend', focused.error);
      return painted;
    }),
  'reader/leave': ({ token }, sender) => withTicket(token, sender, ({ tabId }) => leaveOverlay(tabId)),
  'reader/move': ({ token }, sender) =>
    withTicket(token, sender, async ({ tabId }) => {
      await leaveOverlay(tabId);
      return openInTab(tabId);
    }),
  'open/overlay': ({ tabId }) => openOverlay(tabId),
  'open/tab': ({ tabId }) => openInTab(tabId),
});

onToggleReader((tab) => {
  run('toggle-reader', toggleReader(tab));
});
onTabClosed((tabId) => {
  run('tab-closed', revokeTicketsOf(tabId));
});
onUpdated(() => {
  run('migrate-settings', migrateStored());
});
