import type { ArticleExtraction, Extraction } from '../article/extraction.ts';
import type { PendingExtraction } from '../extract/pending-extraction.ts';
import type { Steps } from '../engine/steps.ts';
import type { TabReading, TabRequest } from '../platform/messages/tab-reading.ts';
import { inSlices } from './in-slices.ts';

/** Milliseconds for which an article is kept after it was written or a piece of it was asked for. */
const KEPT_TIME = 5_000;
/** UTF-16 units of content that are handed over at once: a few milliseconds. */
export const MAX_PIECE = 1_000_000;

type OnStart = (start: ArticleExtraction) => void;

/** How a large page is read. */
type LargePage = {
  readonly page: Document;
  readonly walk: () => Steps<PendingExtraction>;
  readonly decide: (walked: PendingExtraction, onStart?: OnStart) => Steps<Extraction>;
  /** What is handed over of the extraction. */
  readonly answer: (found: Extraction) => TabReading;
};

/** The code for large pages, which reads them in slices, between which the page runs. */
export type LargePageCode = {
  /**
   * Reads the page. A request for the start gets the start of the article, if `decide` gives one. The next request with
   * the same options then gets the whole article of the same reading.
   */
  read(request: TabRequest, page: LargePage): Promise<TabReading>;
  /** The content of the article from this character on, at most MAX_PIECE of it; null once it is forgotten. */
  contentFrom(start: number): string | null;
};

/** Makes the code for large pages of one tab. */
export function largePageCode(): LargePageCode {
  /** A reading whose start was handed over, until the whole article is asked for. */
  let begun: { readonly options: string; readonly whole: Promise<TabReading> } | null = null;
  /** The content of the article that was handed over last, if it is long. */
  let content: string | null = null;
  let forgetting: ReturnType<typeof setTimeout> | undefined;

  const forgetLater = (): void => {
    clearTimeout(forgetting);
    forgetting = setTimeout(() => (begun = content = null), KEPT_TIME);
  };
  /** The reading with the first piece of its content, if it is long. */
  const firstPiece = (found: TabReading): TabReading => {
    content = null;
    if (found.kind !== 'article' || found.article.content.length <= MAX_PIECE) return found;
    ({ content } = found.article);
    forgetLater();
    const article = { ...found.article, content: content.slice(0, MAX_PIECE) };
    return { kind: 'piece', extraction: { ...found, article }, length: content.length };
  };
  return {
    async read({ wants, ...wanted }, { page, walk, decide, answer }) {
      const options = JSON.stringify(wanted);
      const earlier = begun;
      begun = null;
      if (wants === undefined && earlier?.options === options) return firstPiece(await earlier.whole);
      const walked = await inSlices(walk, page);
      const read = async (onStart?: OnStart) => answer(await inSlices(() => decide(walked, onStart)));
      if (wants === undefined) return firstPiece(await read());
      return new Promise((resolve, reject) => {
        const whole = read((start) => {
          // The work begins at once, so `whole` may not exist yet.
          queueMicrotask(() => (begun = { options, whole }));
          resolve({ kind: 'start', extraction: start });
        });
        whole.then((found) => {
          forgetLater();
          resolve(firstPiece(found));
        }, reject);
      });
    },
    contentFrom(start) {
      forgetLater();
      return content?.slice(start, start + MAX_PIECE) ?? null;
    },
  };
}
