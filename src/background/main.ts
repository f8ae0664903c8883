import '../platform/browser/polyfill.ts';
import { callInjected, SILENCE_TIMEOUT } from '../platform/reading/call-tab.ts';
import { blockedCauseOf } from '../platform/reading/blocked-cause.ts';
import { onToggleReader } from '../platform/browser/commands.ts';
import { registerAlways, setAlways, watchAlways } from '../platform/stores/always-sites.ts';
import { forgetClosed, renameClosed } from '../platform/stores/closed-pages.ts';
import { renameNotAllowed } from '../platform/stores/not-allowed.ts';
import { type MenuChoice, onMenuChoice } from '../platform/stores/context-menu.ts';
import {
  onInstalled,
  onPermitted,
  onStarted,
  onTabClosed,
  onTabRenamed,
  onUpdated,
} from '../platform/browser/events.ts';
import { onOverlayLost, onPageReady } from '../platform/messages/on-signal.ts';
import { DONE, handleRequests, type Sender } from '../platform/messages/messages.ts';
import { keepArticle } from '../platform/reading/keep-article.ts';
import { readNextPage } from '../platform/reading/read-next-page.ts';
import { readPicture } from '../platform/reading/read-picture.ts';
import { toggleHeatmap } from '../platform/reading/toggle-heatmap.ts';
import { openWelcome } from '../platform/browser/open-welcome.ts';
import type { Token } from '../platform/browser/pages.ts';
import { fail, succeed, type Reply } from '../platform/messages/protocol.ts';
import { readTab } from '../platform/reading/read-tab.ts';
import { logError } from '../platform/browser/log-error.ts';
import { loadPlace } from '../platform/stores/kept-places.ts';
import { readCopy } from '../platform/stores/reading-list.ts';
import { isAwaited } from '../platform/stores/saved-addresses.ts';
import { loadOptions } from '../platform/stores/stored-readings.ts';
import { removeLeftovers } from '../platform/stores/leftovers.ts';
import { lendLocks } from '../platform/stores/lend-locks.ts';
import { migrateSettings, writeSettings } from '../platform/stores/write-settings.ts';
import { isPrivate } from '../platform/browser/is-private.ts';
import { mayRead, watchPermissions } from '../platform/browser/site-access.ts';
import { askForSite, takeWish } from '../platform/stores/site-wish.ts';
import { siteOf } from '../rules/rule-site.ts';
import { tabUrl } from '../platform/browser/tabs.ts';
import { writeReport } from '../platform/reading/write-report.ts';
import { claimTicket, renameTicketsOf, revokeTicketsOf, type Ticket } from '../platform/messages/tickets.ts';
import { decide } from './decide.ts';
import { openUnasked } from './open-always.ts';
import { readAtPress } from './read-at-press.ts';
import { lostCause, readForTab, readNextForTab } from './read-for-tab.ts';
import { runReported } from './run-reported.ts';
import { storeHandlers } from './store-handlers.ts';
import { openLink } from './open-link.ts';
import {
  closeOverlay,
  openInTab,
  openOverlay,
  openSelection,
  replaceLostOverlay,
  seePage,
  toggleReader,
} from './open-reader.ts';

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
 * Fulfils the last wish. Called by the view that asked, and when the browser gives a permission; only the first call
 * counts. Once the user has answered, a link opens even if the answer was no.
 */
async function answerWish(sign: 'answered' | 'permitted'): Promise<void> {
  const wish = await takeWish();
  if (wish === null) return;
  const isAllowed = await mayRead(wish.url);
  if (wish.kind === 'always' && isAllowed) await setAlways(siteOf(wish.url), 'on');
  if (wish.kind === 'link' && (isAllowed || sign === 'answered')) await openLink(wish.url);
}

function onChoice({ entry, tab, link }: MenuChoice): void {
  if (entry === 'page') runReported('read-page', toggleReader(tab));
  else if (entry === 'selection') runReported('read-selection', openSelection(tab));
  else {
    const asked = askForSite({ kind: 'link', url: link }).catch((cause: unknown) => {
      logError('ask-for-site', cause);
    });
    runReported(
      'read-link',
      asked.then(() => answerWish('answered')),
    );
  }
}

handleRequests({
  ...storeHandlers,
  'reader/article': ({ token, request }, sender) =>
    withTicket(token, sender, async (ticket) => {
      const { surface, tabId } = ticket;
      if (surface === 'tab') return succeed(await readForTab(token, ticket, request));
      const alive = callInjected(tabId, 'overlay', 'alive', null, SILENCE_TIMEOUT);
      const [answer] = await Promise.all([readTab(tabId, request, { findCause: blockedCauseOf, decide }), alive]);
      return succeed(answer);
    }),
  'reader/options': ({ token }, sender) => withTicket(token, sender, async () => succeed(await loadOptions(token))),
  'reader/next': ({ token, next }, sender) =>
    withTicket(token, sender, async (ticket) => {
      const { surface, tabId } = ticket;
      return succeed(await (surface === 'tab' ? readNextForTab(ticket, next) : readNextPage(tabId, next)));
    }),
  'reader/picture': ({ token, url }, sender) =>
    withTicket(token, sender, async ({ tabId }) => succeed(await readPicture(tabId, url))),
  'reader/keep': ({ token, keep }, sender) =>
    withTicket(token, sender, async ({ tabId }) => succeed(await keepArticle(tabId, sender, keep))),
  'reader/heatmap': ({ token, options, words }, sender) =>
    withTicket(token, sender, async ({ surface, tabId }) => {
      const shown = await toggleHeatmap(tabId, { options, words });
      if (!shown.ok || shown.value !== 'shown' || surface !== 'overlay') return shown;
      await closeOverlay(tabId);
      const focused = await callInjected(tabId, 'extract-all', 'focusLegend', null);
      if (!focused.ok) logError('focus-legend', focused.error);
      return shown;
    }),
  'reader/see-page': ({ token, isOn }, sender) =>
    withTicket(token, sender, ({ surface, tabId }) =>
      surface === 'overlay' ? seePage(tabId, isOn) : Promise.resolve(fail('refused', 'this reader is not over a page')),
    ),
  'reader/mark-parts': ({ token, marks }, sender) =>
    withTicket(token, sender, ({ tabId }) => callInjected(tabId, 'page-parts', 'mark', marks)),
  'reader/frame-part': ({ token, part }, sender) =>
    withTicket(token, sender, ({ tabId }) => callInjected(tabId, 'page-parts', 'frame', part)),
  'reader/part-at': ({ token, point }, sender) =>
    withTicket(token, sender, ({ tabId }) => callInjected(tabId, 'page-parts', 'at', point)),
  'reader/report': ({ token, options }, sender) =>
    withTicket(token, sender, async (ticket) => {
      const cause = ticket.surface === 'tab' ? await lostCause(ticket, await tabUrl(ticket.tabId)) : null;
      if (cause === null) return writeReport(ticket.tabId, options);
      return fail('absent', `the tab ${cause === 'other-page' ? 'shows another page' : 'may not be read any more'}`);
    }),
  'reader/leave': ({ token }, sender) => withTicket(token, sender, ({ tabId }) => closeOverlay(tabId)),
  'reader/move': ({ token, reason }, sender) =>
    withTicket(token, sender, async ({ tabId }) => {
      await closeOverlay(tabId);
      return openInTab(tabId, reason);
    }),
  'open/overlay': ({ tabId, reason, options }) => openOverlay(tabId, reason, options),
  'open/tab': ({ tabId, reason }) => openInTab(tabId, reason),
  'open/link': async ({ url }) => {
    if (!/^https?:/.test(url)) return fail('refused', 'not an address of a website');
    await openLink(url);
    return DONE;
  },
  'site/answered': async ({ url }) => {
    await answerWish('answered');
    return succeed(await mayRead(url));
  },
  'site/always': async ({ site, to }) => {
    await setAlways(site, to);
    return DONE;
  },
  'settings/change': async ({ patches }) => {
    await writeSettings(patches);
    return DONE;
  },
  'keep/place': async ({ url }) => succeed(await loadPlace(url)),
  'keep/is-awaited': async ({ addresses }) => succeed(await isAwaited(addresses)),
  'keep/copy': async ({ url }) => succeed(await readCopy(url)),
  'keep/article': async ({ tabId, keep }, sender) => succeed(await keepArticle(tabId, sender, keep)),
});

readAtPress();
lendLocks();
onToggleReader((tab) => {
  runReported('toggle-reader', toggleReader(tab));
});
onMenuChoice(onChoice);
onPageReady((tabId, url, how) => {
  runReported('page-ready', openUnasked(tabId, url, how));
});
onPermitted(() => {
  runReported('permitted', answerWish('permitted'));
});
const updateAlways = (): void => void registerAlways();
onStarted(updateAlways);
watchAlways(updateAlways);
watchPermissions(updateAlways);
onOverlayLost((tabId) => {
  runReported('overlay-lost', replaceLostOverlay(tabId));
});
onTabClosed((tabId) => {
  runReported('tab-closed', Promise.all([revokeTicketsOf(tabId), forgetClosed(tabId)]));
});
onTabRenamed((from, to) => {
  const moved = [renameTicketsOf(from, to), renameClosed(from, to), renameNotAllowed(from, to)];
  runReported('tab-renamed', Promise.all(moved));
});
onInstalled(() => {
  if (!isPrivate()) runReported('welcome', openWelcome());
});
onUpdated(() => {
  runReported('migrate-settings', migrateSettings());
  runReported('leftovers', removeLeftovers());
});
