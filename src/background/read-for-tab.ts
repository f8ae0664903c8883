import { pageDigest } from '../platform/browser/page-of.ts';
import type { Token } from '../platform/browser/pages.ts';
import { tabUrl } from '../platform/browser/tabs.ts';
import type {
  BlockedCause,
  NextPageOutcome,
  NextPageRequest,
  ReadAnswer,
  ReadRequest,
} from '../platform/messages/read-outcome.ts';
import { rememberPage, type Ticket } from '../platform/messages/tickets.ts';
import { blockedCauseOf } from '../platform/reading/blocked-cause.ts';
import { readNextPage } from '../platform/reading/read-next-page.ts';
import { readTab } from '../platform/reading/read-tab.ts';
import { decide } from './decide.ts';

/**
 * Why a reader tab may not read the page of its tab; null if it may, or if the tab is closed (address null). The
 * browser hides the address where the access has ended: the page was left, loaded again or unloaded.
 */
export async function lostCause({ page }: Ticket, url: string | null): Promise<'other-page' | 'no-access' | null> {
  if (page === '' || url === null) return null;
  if (url === '') return 'no-access';
  return (await pageDigest(url)) === page ? null : 'other-page';
}

/** Reads the page for a reader tab. The first reading of the whole decides which page that is. */
export async function readForTab(token: Token, ticket: Ticket, request: ReadRequest): Promise<ReadAnswer> {
  const url = await tabUrl(ticket.tabId);
  const cause = await lostCause(ticket, url);
  if (cause !== null) return { kind: 'blocked', cause, detail: '' };
  const outcome = await readTab(ticket.tabId, request, { findCause: blockedCauseOf, decide });
  const isWhole = outcome.kind !== 'blocked' && outcome.kind !== 'start';
  if (isWhole && url !== null) await rememberPage(token, url);
  return outcome;
}

/**
 * Reads the next page for a reader tab. A page that was loaded again has lost the script that fetches the next one, so
 * it is read once more first.
 */
export async function readNextForTab(ticket: Ticket, next: NextPageRequest): Promise<NextPageOutcome> {
  const { tabId } = ticket;
  const outcome = await readNextPage(tabId, next);
  if (outcome.kind === 'page' || outcome.cause !== 'left' || ticket.page === '') return outcome;
  const url = await tabUrl(tabId);
  const cause = (await lostCause(ticket, url)) ?? (await causeOfReading(tabId, next));
  if (cause === 'no-access') return { kind: 'stopped', cause: 'no_access', detail: '' };
  return cause === null ? readNextPage(tabId, next) : outcome;
}

/** Reads the page again. Why that failed; null if it has its article again. */
async function causeOfReading(
  tabId: number,
  { algorithm }: NextPageRequest,
): Promise<BlockedCause | 'no-article' | null> {
  const request = { options: { algorithm }, wants: 'whole' } as const;
  const again = await readTab(tabId, request, { findCause: blockedCauseOf, decide });
  if (again.kind === 'blocked') return again.cause;
  return again.kind === 'article' ? null : 'no-article';
}
