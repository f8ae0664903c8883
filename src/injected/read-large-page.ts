import type { ExtractOptions } from '../article/extract-options.ts';
import type { Extraction } from '../article/extraction.ts';
import type { PendingExtraction } from '../extract/extract-default.ts';
import type { Steps } from '../extract/steps.ts';
import type { Unreadable } from '../platform/messages/protocol.ts';
import { inSlices } from './in-slices.ts';

/** Milliseconds for which an article is kept after it was written or a piece of it was asked for. */
const KEPT_TIME = 5_000;
/** UTF-16 units of content that are handed over at once: a few milliseconds. */
export const MAX_PIECE = 1_000_000;

type Outcome = Extraction | Unreadable;
type OnStart = (start: Extraction) => void;

/** A reading whose start was handed over, until the whole article is asked for. */
let begun: { readonly options: string; readonly whole: Promise<Outcome> } | null = null;
/** The content of the article that was handed over last, if it is long. */
let content: string | null = null;
let forgetting: ReturnType<typeof setTimeout> | undefined;

/** The code for large pages, which reads them in slices, between which the page runs. */
export const largePageCode = {
  /**
   * Reads the page. With `startFirst`, resolves with the start of the article, if `decide` gives one. The next call
   * with the same options then resolves with the whole article of the same reading. `contentFrom` has the rest of a
   * long content.
   */
  async read(
    page: Document,
    { startFirst, ...wanted }: ExtractOptions,
    walk: () => Steps<PendingExtraction>,
    decide: (walked: PendingExtraction, onStart?: OnStart) => Steps<Extraction>,
    answer: (found: Extraction) => Outcome,
  ): Promise<Outcome> {
    const options = JSON.stringify(wanted);
    const earlier = begun;
    begun = null;
    if (startFirst === undefined && earlier?.options === options) return firstPiece(await earlier.whole);
    const walked = await inSlices(walk, page);
    const read = async (onStart?: OnStart): Promise<Outcome> => answer(await inSlices(() => decide(walked, onStart)));
    if (startFirst === undefined) return firstPiece(await read());
    return new Promise((resolve, reject) => {
      const whole = read((start) => {
        // The work begins at once, so `whole` may not exist yet.
        queueMicrotask(() => (begun = { options, whole }));
        resolve(start);
      });
      whole.then((found) => {
        forgetLater();
        resolve(firstPiece(found));
      }, reject);
    });
  },
  /** The content of the article from this character on, at most MAX_PIECE of it; null once it is forgotten. */
  contentFrom(start: number): string | null {
    forgetLater();
    return content?.slice(start, start + MAX_PIECE) ?? null;
  },
};

/** The outcome with the first piece of its content, if it is long. */
function firstPiece(found: Outcome): Outcome {
  content = null;
  if (found.kind !== 'article' || found.article.content.length <= MAX_PIECE) return found;
  ({ content } = found.article);
  forgetLater();
  const article = { ...found.article, content: content.slice(0, MAX_PIECE) };
  return { ...found, article, contentLength: content.length };
}

function forgetLater(): void {
  clearTimeout(forgetting);
  forgetting = setTimeout(() => (begun = content = null), KEPT_TIME);
}
