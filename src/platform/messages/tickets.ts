import browser from '../browser/browser.ts';
import type { Sender } from './messages.ts';
import type { Token } from '../browser/pages.ts';
import { readingKey } from '../stores/stored-readings.ts';

/** Where a reader is shown: in a frame over the page, or in its own tab. */
export type Surface = 'overlay' | 'tab';

/** What a token gives access to. Kept in storage.session, because the background may stop between two messages. */
export type Ticket = {
  readonly surface: Surface;
  /** The tab of the article. */
  readonly tabId: number;
  /** Address of the article when the reader opened; '' where the browser hides it. */
  readonly url: string;
  /** The first document that used the token: only this one may use it again. Null until then. */
  readonly holder: Pick<Sender, 'tabId' | 'frameId' | 'documentId'> | null;
};

const PREFIX = 'ticket:';
const TOKEN = /^[0-9a-f]{32}$/;
const TOKEN_BYTES = 16;

/** Creates a token for one reader of the article at this address. A new overlay token revokes the tab's earlier one. */
export async function issueTicket(surface: Surface, tabId: number, url = ''): Promise<Token> {
  if (surface === 'overlay') await revokeTickets((ticket) => ticket.surface === 'overlay' && ticket.tabId === tabId);
  const token = Array.from(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  await browser.storage.session.set({ [PREFIX + token]: { surface, tabId, url, holder: null } satisfies Ticket });
  return token;
}

/** Claims run one after another, so that only one of two documents can become the holder of a token. */
let lastClaim: Promise<unknown> = Promise.resolve();

/**
 * The ticket of a token, or null if the sender may not use it. The first document that uses the token in the right
 * place becomes its only holder.
 */
export function claimTicket(token: unknown, sender: Sender): Promise<Ticket | null> {
  const claim = lastClaim.then(() => claimNow(token, sender));
  lastClaim = claim.catch(() => undefined);
  return claim;
}

async function claimNow(token: unknown, sender: Sender): Promise<Ticket | null> {
  if (typeof token !== 'string' || !TOKEN.test(token)) return null;
  const key = PREFIX + token;
  const ticket = (await browser.storage.session.get(key))[key] as Ticket | undefined;
  if (ticket === undefined || !isRightPlace(ticket, sender)) return null;
  if (ticket.holder !== null) return isHolder(ticket, ticket.holder, sender) ? ticket : null;
  const { tabId, frameId, documentId } = sender;
  const claimed: Ticket = { ...ticket, holder: { tabId, frameId, documentId } };
  await browser.storage.session.set({ [key]: claimed });
  return claimed;
}

/** An overlay must be a frame in the tab of its article; a reader tab must be a top frame. */
function isRightPlace(ticket: Ticket, sender: Sender): boolean {
  if (ticket.surface === 'tab') return sender.tabId !== null && sender.frameId === 0;
  return sender.tabId === ticket.tabId && sender.frameId !== 0;
}

function isHolder(ticket: Ticket, holder: NonNullable<Ticket['holder']>, sender: Sender): boolean {
  if (holder.tabId !== sender.tabId || holder.frameId !== sender.frameId) return false;
  // A user may reload a reader tab. An overlay frame loads again only if the page causes it.
  return ticket.surface === 'tab' || holder.documentId === sender.documentId;
}

/**
 * Revokes the tokens of readers in a closed tab: a reader tab's own and an overlay's. A reader tab for the closed tab
 * keeps its token, so that it can report that the page is closed.
 */
export async function revokeTicketsOf(tabId: number): Promise<void> {
  await revokeTickets(
    (ticket) => ticket.holder?.tabId === tabId || (ticket.surface === 'overlay' && ticket.tabId === tabId),
  );
}

/** Revokes the token of a tab's overlay. False if there was none. */
export async function revokeOverlayTicket(tabId: number): Promise<boolean> {
  return revokeTickets((ticket) => ticket.surface === 'overlay' && ticket.tabId === tabId);
}

async function revokeTickets(matches: (ticket: Ticket) => boolean): Promise<boolean> {
  const items = await browser.storage.session.get();
  const keys = Object.keys(items).filter((key) => key.startsWith(PREFIX) && matches(items[key] as Ticket));
  const tokens = keys.map((key) => key.slice(PREFIX.length));
  if (keys.length > 0) await browser.storage.session.remove([...keys, ...tokens.map(readingKey)]);
  return keys.length > 0;
}
