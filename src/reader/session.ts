import type { ExtractOptions } from '../article.ts';
import { send } from '../platform/messages.ts';
import type { ReadOutcome } from '../platform/outcome.ts';
import type { Reply, Token } from '../platform/protocol.ts';
import { report } from '../platform/report.ts';

const TOKEN_KEY = 'winnow.token';
const OUTCOME_KEY = 'winnow.outcome';

/** One opened reader: the way to its article, and out. */
export type Session = {
  readonly surface: 'overlay' | 'tab';
  /** What an earlier load of this tab has read: the page it came from may be gone. Null where nothing was kept. */
  readonly recalled: ReadOutcome | null;
  /** Reads the page again. 'refused' where this document may not: its token is another's, or spent. */
  read(options: ExtractOptions): Promise<Reply<ReadOutcome>>;
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
  return { ...asking(token), surface: 'overlay', recalled: null };
}

function tabSession(token: Token): Session {
  sessionStorage.setItem(TOKEN_KEY, token);
  const { read, ...rest } = asking(token);
  return {
    ...rest,
    surface: 'tab',
    recalled: recallOutcome(),
    async read(options) {
      const reply = await read(options);
      // Another algorithm may find nothing: a reload then brings back what there was.
      if (reply.ok && (reply.value.kind === 'article' || (reply.value.kind === 'not-article' && recallOutcome()?.kind !== 'article'))) keepOutcome(reply.value);
      return reply;
    },
  };
}

function asking(token: Token): Pick<Session, 'read' | 'leave' | 'moveToTab'> {
  const order = async (kind: 'reader/leave' | 'reader/move') => {
    const reply = await send(kind, { token });
    // Once the frame is gone there is nobody left to hear the answer.
    if (!reply.ok) report(kind, reply.error);
  };
  return {
    read: (options) => send('reader/article', { token, options }),
    leave: () => void order('reader/leave'),
    moveToTab: () => void order('reader/move'),
  };
}

function keepOutcome(outcome: ReadOutcome): void {
  try {
    sessionStorage.setItem(OUTCOME_KEY, JSON.stringify(outcome));
  } catch (cause) {
    // An article beyond the browser's quota is shown all the same; only a reload has to read the page again.
    sessionStorage.removeItem(OUTCOME_KEY);
    report('keep-article', cause);
  }
}

function recallOutcome(): ReadOutcome | null {
  const kept = sessionStorage.getItem(OUTCOME_KEY);
  return kept === null ? null : (JSON.parse(kept) as ReadOutcome);
}
