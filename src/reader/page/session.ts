import type { ExtractOptions } from '../../article/extract-options.ts';
import type { KeepOutcome, KeepRequest } from '../../platform/messages/keep-request.ts';
import { sendRequest } from '../../platform/messages/messages.ts';
import type {
  NextPageOutcome,
  NextPageRequest,
  ReadAnswer,
  ReadRequest,
} from '../../platform/messages/read-outcome.ts';
import { OPEN_REASONS, type OpenReason, type Token } from '../../platform/browser/pages.ts';
import type { HeatmapOutcome, LegendWords, Reply, ReportOutcome } from '../../platform/messages/protocol.ts';
import { fieldsOf, loadReading, storeReading } from '../../platform/stores/stored-readings.ts';
import { logError } from '../../platform/browser/log-error.ts';
import type { PageBelow } from '../reading/page-below.ts';
import { isShownArticle, type Shown } from '../reading/shown.ts';

/** Key in sessionStorage. It may be written to disk, so it never has text of the article. */
const TOKEN_KEY = 'winnow.token';
/**
 * What is not stored of a reading: the explanation of the blocks, which is larger than the article and can be read
 * again, and the start of the article, which the article has.
 */
const LEFT_OUT: readonly string[] = ['blocks', 'start'];

/** What this reader showed, or the options that another view left for it. */
type Stored = { readonly shown?: Shown; readonly options?: ExtractOptions };

/** One opened reader page: how it reads its tab, and how it is left. */
export type Session = {
  readonly surface: 'overlay' | 'tab';
  /** Why the reader opened if not just to read the article; null otherwise and after a reload. */
  readonly reason: OpenReason | null;
  /** What an earlier load of this reader tab showed and stored; null if nothing. Its page may be closed. */
  readonly stored: Shown | null;
  /** The options with which another view of the same page read it. This view continues with them. */
  readonly options: ExtractOptions;
  /** The page below an overlay. */
  readonly below: PageBelow;
  /** Reads the page. The error 'refused' means that this document's token is not valid. */
  read(request: ReadRequest): Promise<Reply<ReadAnswer>>;
  /** Reads the page that continues the article. */
  readNextPage(ask: NextPageRequest): Promise<Reply<NextPageOutcome>>;
  /** A picture that only the page can load, as a `data:` address; null if it cannot either. */
  readPicture(url: string): Promise<string | null>;
  /** Keeps an article on this machine. */
  keep(request: KeepRequest): Promise<Reply<KeepOutcome>>;
  /** Stores what is shown for a reload, if that is an article or says that the page has none. */
  store(shown: Shown): void;
  /** Shows or hides the heatmap on the page below. After showing it, the reader is removed. */
  toggleHeatmap(options: ExtractOptions, words: LegendWords): Promise<Reply<HeatmapOutcome>>;
  /** Writes the report of the page. */
  writeReport(options: ExtractOptions): Promise<Reply<ReportOutcome>>;
  /**
   * Closes the overlay. `url`: address of the article, whose page is loaded again if the extension is gone; null where
   * it is not known.
   */
  leave(url: string | null): void;
  /** Closes the overlay and opens a reader tab. `reason`: why, if not just to read there. */
  moveToTab(reason?: OpenReason): void;
};

/**
 * Opens the session that the token in the address belongs to, and removes the token from the address. Returns null
 * without a token: the extension did not open this page. A reader tab stores its token for a reload; a frame does not.
 */
export async function openSession(): Promise<Session | null> {
  const surface = window.parent === window ? 'tab' : 'overlay';
  const storedToken = surface === 'tab' ? sessionStorage.getItem(TOKEN_KEY) : null;
  const [fragment = '', reason] = location.hash.slice(1).split('.');
  const isNew = fragment !== '' && storedToken === null;
  const token = isNew ? fragment : storedToken;
  if (token === null) return null;
  if (isNew) history.replaceState(null, '', location.pathname);
  const known = (isNew && OPEN_REASONS.find((one) => one === reason)) || null;
  return surface === 'tab' ? tabSession(token, known) : frameSession(token, known);
}

async function frameSession(token: Token, reason: OpenReason | null): Promise<Session> {
  const reply = reason === 'fix' ? await sendRequest('reader/options', { token }) : null;
  if (reply?.ok === false) logError('reader/options', reply.error);
  const options = reply?.ok ? reply.value : {};
  return { ...requests(token), surface: 'overlay', reason, stored: null, options, store: () => undefined };
}

async function tabSession(token: Token, reason: OpenReason | null): Promise<Session> {
  sessionStorage.setItem(TOKEN_KEY, token);
  const { shown: stored = null, options = {} } = await loadStored(token);
  let hasArticle = stored !== null && isShownArticle(stored);
  return {
    ...requests(token),
    surface: 'tab',
    reason,
    stored,
    options,
    store(shown) {
      // It is stored already. A page that writes while its tab closes may do so after the background has removed it.
      if (shown === stored) return;
      // A stored article is not overwritten when another algorithm finds none: a reload shows it again.
      if (!isShownArticle(shown) && (shown.kind !== 'refused' || hasArticle)) return;
      hasArticle = isShownArticle(shown);
      const json = JSON.stringify({ shown } satisfies Stored, (key, value: unknown) =>
        LEFT_OUT.includes(key) ? undefined : value,
      );
      storeReading(token, json).catch((cause: unknown) => {
        // The article is still shown, but a reload must read the page again.
        logError('keep-article', cause);
      });
    },
  };
}

/** What is stored for this reader, if anything. */
async function loadStored(token: Token): Promise<Stored> {
  return fieldsOf(await loadReading(token)) as Stored;
}

function requests(token: Token): Omit<Session, 'surface' | 'reason' | 'stored' | 'options' | 'store'> {
  const order = async (kind: 'reader/leave' | 'reader/move', url: string | null, reason?: OpenReason) => {
    const reply = await sendRequest(kind, { token, ...(reason !== undefined && { reason }) });
    // After success the frame is removed, and this code no longer runs.
    if (reply.ok) return;
    logError(kind, reply.error);
    // In Firefox, the frame outlives the extension and its script in the page, which could remove the frame.
    if (reply.error.code === 'unreachable' && url !== null && /^https?:/.test(url))
      top?.location.replace(url.replace(/#.*/s, ''));
  };
  return {
    read: (request) => sendRequest('reader/article', { token, request }),
    readNextPage: (ask) => sendRequest('reader/next', { token, next: ask }),
    readPicture: async (url) => {
      const reply = await sendRequest('reader/picture', { token, url });
      return reply.ok ? reply.value : null;
    },
    keep: (keep) => sendRequest('reader/keep', { token, keep }),
    toggleHeatmap: (options, words) => sendRequest('reader/heatmap', { token, options, words }),
    below: {
      see: (isOn) => sendRequest('reader/see-page', { token, isOn }),
      mark: (marks) => sendRequest('reader/mark-parts', { token, marks }),
      frame: (part) => sendRequest('reader/frame-part', { token, part }),
      at: (point) => sendRequest('reader/part-at', { token, point }),
    },
    writeReport: (options) => sendRequest('reader/report', { token, options }),
    leave: (url) => void order('reader/leave', url),
    moveToTab: (reason) => void order('reader/move', null, reason),
  };
}
