import type { ExtractOptions } from '../../article.ts';
import { sendRequest } from '../../platform/messages.ts';
import type { NextPageOutcome, NextPageRequest, ReadOutcome } from '../../platform/read-outcome.ts';
import type { Token } from '../../platform/pages.ts';
import type { LegendWords, HeatmapOutcome, Reply } from '../../platform/protocol.ts';
import { report } from '../../platform/report.ts';
import type { CompletedReading } from '../view/use-reading.ts';

const TOKEN_KEY = 'winnow.token';
const SHOWN_KEY = 'winnow.shown';

/** One opened reader: the way to its article, and out. */
export type Session = {
  readonly surface: 'overlay' | 'tab';
  /** What an earlier load of this tab has read: the page it came from may be gone. Null where nothing was kept. */
  readonly recalled: CompletedReading<ReadOutcome> | null;
  /** Reads the page again. 'refused' where this document may not: its token is another's, or spent. */
  read(options: ExtractOptions): Promise<Reply<ReadOutcome>>;
  /** Reads the page that the article goes on on. */
  next(ask: NextPageRequest): Promise<Reply<NextPageOutcome>>;
  /** Keeps what is in view for a reload. */
  keep(shown: CompletedReading<ReadOutcome>): void;
  /** Colours the page below by what was read, or takes the colours away; where it was coloured, the reader is taken away. */
  heatmap(options: ExtractOptions, words: LegendWords): Promise<Reply<HeatmapOutcome>>;
  leave(): void;
  moveToTab(): void;
};

/**
 * Takes the token out of the address, so that links inside the article cannot lose it. Null for a page that was opened
 * by nobody of ours: it has no token, and gets nothing. A frame never keeps its token; a tab does, for its reload.
 */
export function openSession(): Session | null {
  const surface = window.parent === window ? 'tab' : 'overlay';
  const kept = surface === 'tab' ? sessionStorage.getItem(TOKEN_KEY) : null;
  const shown = location.hash.slice(1);
  const fresh = shown !== '' && kept === null;
  const token = fresh ? shown : kept;
  if (token === null) return null;
  if (fresh) history.replaceState(null, '', location.pathname);
  return surface === 'tab' ? tabSession(token) : frameSession(token);
}

function frameSession(token: Token): Session {
  return { ...asking(token), surface: 'overlay', recalled: null, keep: () => undefined };
}

function tabSession(token: Token): Session {
  sessionStorage.setItem(TOKEN_KEY, token);
  return {
    ...asking(token),
    surface: 'tab',
    recalled: recallShown(),
    keep(shown) {
      const { kind } = shown.outcome;
      // Another algorithm may find nothing: a reload then brings back what there was.
      if (kind === 'article' || (kind === 'not-article' && recallShown()?.outcome.kind !== 'article')) keepShown(shown);
    },
  };
}

function asking(token: Token): Pick<Session, 'read' | 'next' | 'heatmap' | 'leave' | 'moveToTab'> {
  const order = async (kind: 'reader/leave' | 'reader/move') => {
    const reply = await sendRequest(kind, { token });
    // Once the frame is gone there is nobody left to hear the answer.
    if (!reply.ok) report(kind, reply.error);
  };
  return {
    read: (options) => sendRequest('reader/article', { token, options }),
    next: (ask) => sendRequest('reader/next', { token, next: ask }),
    heatmap: (options, words) => sendRequest('reader/heatmap', { token, options, words }),
    leave: () => void order('reader/leave'),
    moveToTab: () => void order('reader/move'),
  };
}

function keepShown(shown: CompletedReading<ReadOutcome>): void {
  try {
    // The account of the blocks is larger than the article, and asked for anew.
    sessionStorage.setItem(
      SHOWN_KEY,
      JSON.stringify(shown, (key, value: unknown) => (key === 'blocks' ? undefined : value)),
    );
  } catch (cause) {
    // An article beyond the browser's quota is shown all the same; only a reload has to read the page again.
    sessionStorage.removeItem(SHOWN_KEY);
    report('keep-article', cause);
  }
}

function recallShown(): CompletedReading<ReadOutcome> | null {
  const kept = sessionStorage.getItem(SHOWN_KEY);
  return kept === null ? null : (JSON.parse(kept) as CompletedReading<ReadOutcome>);
}
