import { isRecord } from '../../settings/is-record.ts';
import type { Sender } from './messages.ts';
import type { Token } from '../browser/pages.ts';
import { pageDigest } from '../browser/page-of.ts';
import { randomId } from '../browser/random-id.ts';
import { session } from '../stores/areas.ts';
import { family } from '../stores/store.ts';
import { forgetReadings } from '../stores/stored-readings.ts';

/** Where a reader is shown: in a frame over the page, or in its own tab. */
export type Surface = 'overlay' | 'tab';

/** What a token gives access to. Kept in storage.session, because the background may stop between two messages. */
export type Ticket = {
  readonly surface: Surface;
  /** The tab of the article. */
  readonly tabId: number;
  /** Digest of the article's address when it was read; '' before that, and where the browser hides it. */
  readonly page: string;
  /** The first document that used the token: only this one may use it again. Null until then. */
  readonly holder: Pick<Sender, 'tabId' | 'frameId' | 'documentId'> | null;
};

/** By token. */
const tickets = family<Ticket | null>('ticket:', { area: session, parse: parseTicket });

/**
 * The token that a tab used last, so that it is revoked at once when the tab closes: the background of private windows
 * ends with the last of them. The others are found in the storage.
 */
const lastOf = new Map<number, Token>();

const TOKEN = /^[0-9a-f]{32}$/;

/** Creates a token for one reader of the article in this tab. A new overlay token revokes the tab's earlier one. */
export async function issueTicket(surface: Surface, tabId: number): Promise<Token> {
  if (surface === 'overlay') await revokeTickets((ticket) => ticket.surface === 'overlay' && ticket.tabId === tabId);
  const token = randomId();
  await tickets.update(token, () => ({ surface, tabId, page: '', holder: null }));
  return token;
}

/** Remembers the address of the article that a reader has read first. */
export async function rememberPage(token: Token, url: string): Promise<void> {
  const page = await pageDigest(url);
  await tickets.update(token, (ticket) => (ticket?.page === '' ? { ...ticket, page } : ticket));
}

/**
 * The ticket of a token, or null if the sender may not use it. The first document that uses the token in the right
 * place becomes its only holder.
 */
export async function claimTicket(token: unknown, sender: Sender): Promise<Ticket | null> {
  if (typeof token !== 'string' || !TOKEN.test(token)) return null;
  const known = await tickets.read(token);
  if (known === null || !isRightPlace(known, sender)) return null;
  const ticket = known.holder === null ? await becomeHolder(token, sender) : known;
  if (ticket === null || !isHolder(ticket, sender)) return null;
  if (sender.tabId !== null) lastOf.set(sender.tabId, token);
  return ticket;
}

/** Makes the sender the holder of a token that has none yet. Resolves to the ticket after it. */
async function becomeHolder(token: Token, { tabId, frameId, documentId }: Sender): Promise<Ticket | null> {
  await tickets.update(token, (ticket) =>
    ticket?.holder === null ? { ...ticket, holder: { tabId, frameId, documentId } } : ticket,
  );
  return tickets.read(token);
}

/** An overlay must be a frame in the tab of its article; a reader tab must be a top frame. */
function isRightPlace(ticket: Ticket, sender: Sender): boolean {
  if (ticket.surface === 'tab') return sender.tabId !== null && sender.frameId === 0;
  return sender.tabId === ticket.tabId && sender.frameId !== 0;
}

function isHolder({ surface, holder }: Ticket, sender: Sender): boolean {
  if (holder?.tabId !== sender.tabId || holder.frameId !== sender.frameId) return false;
  // A user may reload a reader tab. An overlay frame loads again only if the page causes it.
  return surface === 'tab' || holder.documentId === sender.documentId;
}

/**
 * Revokes the tokens of readers in a closed tab: a reader tab's own and an overlay's. A reader tab for the closed tab
 * keeps its token, so that it can report that the page is closed.
 */
export async function revokeTicketsOf(tabId: number): Promise<void> {
  const last = lastOf.get(tabId);
  lastOf.delete(tabId);
  const early = last === undefined ? null : removeTickets([last]);
  const all = [...(await tickets.readAll())];
  const others = all.filter(
    ([, ticket]) => ticket?.holder?.tabId === tabId || (ticket?.surface === 'overlay' && ticket.tabId === tabId),
  );
  await Promise.all([early, removeTickets(others.map(([token]) => token))]);
}

/** Makes the tokens of a tab valid for its new id. */
export async function renameTicketsOf(from: number, to: number): Promise<void> {
  const last = lastOf.get(from);
  lastOf.delete(from);
  if (last !== undefined) lastOf.set(to, last);
  const renamed = <T extends { readonly tabId: number | null }>(of: T): T =>
    of.tabId === from ? { ...of, tabId: to } : of;
  await tickets.updateAll((now) => {
    const changed = new Map<Token, Ticket>();
    for (const [token, ticket] of now) {
      if (ticket === null || (ticket.tabId !== from && ticket.holder?.tabId !== from)) continue;
      changed.set(token, { ...renamed(ticket), holder: ticket.holder && renamed(ticket.holder) });
    }
    return changed;
  });
}

async function removeTickets(tokens: readonly Token[]): Promise<void> {
  await Promise.all([tickets.put(new Map(tokens.map((token) => [token, undefined]))), forgetReadings(tokens)]);
}

/** Revokes the token of a tab's overlay. False if there was none. */
export async function revokeOverlayTicket(tabId: number): Promise<boolean> {
  return revokeTickets((ticket) => ticket.surface === 'overlay' && ticket.tabId === tabId);
}

async function revokeTickets(matches: (ticket: Ticket) => boolean): Promise<boolean> {
  const revoked: Token[] = [];
  await tickets.updateAll((now) => {
    for (const [token, ticket] of now) if (ticket !== null && matches(ticket)) revoked.push(token);
    return new Map(revoked.map((token) => [token, undefined]));
  });
  await forgetReadings(revoked);
  return revoked.length > 0;
}

function parseTicket(stored: unknown): Ticket | null {
  if (!isRecord(stored)) return null;
  const { surface, tabId, page, holder } = stored;
  if ((surface !== 'overlay' && surface !== 'tab') || typeof tabId !== 'number' || typeof page !== 'string')
    return null;
  if (holder === null) return { surface, tabId, page, holder };
  const parsed = parseHolder(holder);
  return parsed && { surface, tabId, page, holder: parsed };
}

function parseHolder(stored: unknown): Ticket['holder'] {
  if (!isRecord(stored)) return null;
  const { tabId, frameId, documentId } = stored;
  if ((tabId !== null && typeof tabId !== 'number') || typeof frameId !== 'number') return null;
  return documentId === null || typeof documentId === 'string' ? { tabId, frameId, documentId } : null;
}
