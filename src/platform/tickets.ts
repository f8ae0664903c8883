import browser from 'webextension-polyfill';
import type { Sender } from './messages.ts';
import type { Token } from './pages.ts';

/** Where a reader stands: in a frame over the page, or in a tab of its own. */
export type Surface = 'overlay' | 'tab';

/** What a token stands for. Kept in storage.session: the background may be stopped between any two messages. */
export type Ticket = {
  readonly surface: Surface;
  /** The tab whose article it opens. */
  readonly tabId: number;
  /** The document that showed it first, and the only one it is good for; null until then. */
  readonly holder: Pick<Sender, 'tabId' | 'frameId' | 'documentId'> | null;
};

const PREFIX = 'ticket:';
const TOKEN = /^[0-9a-f]{32}$/;
const TOKEN_BYTES = 16;

/** Makes a token for one reader of that tab's article; an earlier overlay of the tab loses its own. */
export async function issueTicket(surface: Surface, tabId: number): Promise<Token> {
  if (surface === 'overlay') await revokeTickets((ticket) => ticket.surface === 'overlay' && ticket.tabId === tabId);
  const token = Array.from(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  await browser.storage.session.set({ [PREFIX + token]: { surface, tabId, holder: null } satisfies Ticket });
  return token;
}

/** Claims run one after another: of two documents with one token, exactly one becomes its holder. */
let turn: Promise<unknown> = Promise.resolve();

/** The ticket of a token, if this sender may hold it: the first document to show it where it belongs, and from then on that document alone. Else null. */
export function claimTicket(token: unknown, sender: Sender): Promise<Ticket | null> {
  const claim = turn.then(() => claimNow(token, sender));
  turn = claim.catch(() => undefined);
  return claim;
}

async function claimNow(token: unknown, sender: Sender): Promise<Ticket | null> {
  if (typeof token !== 'string' || !TOKEN.test(token)) return null;
  const key = PREFIX + token;
  const ticket = (await browser.storage.session.get(key))[key] as Ticket | undefined;
  if (ticket === undefined || !maySit(ticket, sender)) return null;
  if (ticket.holder !== null) return isHolder(ticket, ticket.holder, sender) ? ticket : null;
  const { tabId, frameId, documentId } = sender;
  const claimed: Ticket = { ...ticket, holder: { tabId, frameId, documentId } };
  await browser.storage.session.set({ [key]: claimed });
  return claimed;
}

/** An overlay lives in a frame of the tab it reads, a reader tab fills a tab of its own. */
function maySit(ticket: Ticket, sender: Sender): boolean {
  if (ticket.surface === 'tab') return sender.tabId !== null && sender.frameId === 0;
  return sender.tabId === ticket.tabId && sender.frameId !== 0;
}

function isHolder(ticket: Ticket, holder: NonNullable<Ticket['holder']>, sender: Sender): boolean {
  if (holder.tabId !== sender.tabId || holder.frameId !== sender.frameId) return false;
  // A reader tab may be reloaded; a frame over a page that loads anew is somebody else's doing.
  return ticket.surface === 'tab' || holder.documentId === sender.documentId;
}

/** Forgets the tokens of readers that went with a closed tab: the one that filled it, the one that lay over its page. A reader in another tab keeps its own, and is told that the page is closed. */
export async function revokeTicketsOf(tabId: number): Promise<void> {
  await revokeTickets(
    (ticket) => ticket.holder?.tabId === tabId || (ticket.surface === 'overlay' && ticket.tabId === tabId),
  );
}

/** Forgets the overlay's token of a tab. */
export async function revokeOverlayTicket(tabId: number): Promise<void> {
  await revokeTickets((ticket) => ticket.surface === 'overlay' && ticket.tabId === tabId);
}

async function revokeTickets(matches: (ticket: Ticket) => boolean): Promise<void> {
  const items = await browser.storage.session.get();
  const keys = Object.keys(items).filter((key) => key.startsWith(PREFIX) && matches(items[key] as Ticket));
  if (keys.length > 0) await browser.storage.session.remove(keys);
}
