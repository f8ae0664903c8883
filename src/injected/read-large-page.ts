import type { ExtractOptions } from '../article.ts';
import type { Steps } from '../extract/steps.ts';
import { inSlices } from './in-slices.ts';

/** Milliseconds for which a finished article is kept for the view that has its start. */
const KEPT_TIME = 5_000;

/** A reading whose start was handed over, until the whole article is asked for. */
let begun: { readonly options: string; readonly whole: Promise<unknown> } | null = null;

/**
 * Reads a large page in slices, between which the page runs. With `startFirst`, resolves with the start of the article,
 * if `decide` gives one. The next call with the same options then resolves with the whole article of the same reading.
 */
export async function readLargePage<W, T>(
  page: Document,
  { startFirst, ...wanted }: ExtractOptions,
  walk: () => Steps<W>,
  decide: (walked: W, onStart?: (start: T) => void) => Steps<T>,
): Promise<T> {
  const options = JSON.stringify(wanted);
  const earlier = begun;
  begun = null;
  if (startFirst === undefined && earlier?.options === options) return earlier.whole as Promise<T>;
  const walked = await inSlices(walk, page);
  if (startFirst === undefined) return inSlices(() => decide(walked));
  return new Promise((resolve, reject) => {
    const whole = inSlices(() =>
      decide(walked, (start) => {
        // The work begins at once, so `whole` may not exist yet.
        queueMicrotask(() => {
          keep({ options, whole });
        });
        resolve(start);
      }),
    );
    whole.then(resolve, reject);
  });
}

/** Keeps a reading until the whole article is asked for, or for a while after it is finished. */
function keep(reading: NonNullable<typeof begun>): void {
  begun = reading;
  const forget = (): void => {
    setTimeout(() => {
      if (begun === reading) begun = null;
    }, KEPT_TIME);
  };
  reading.whole.then(forget, forget);
}
