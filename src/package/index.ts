import { checkAsyncOptions, checkOptions } from './checked-options.ts';
import type { DocumentLike } from './document-like.ts';
import { extractInSteps } from './extract-document.ts';
import type { Extraction } from './extraction.ts';
import { deadlineOf, finishInSlices, finishInTime } from './limits.ts';
import type { AsyncExtractOptions, ExtractOptions } from './options.ts';
import { readInput } from './read-input.ts';

export type { Algorithm, AlgorithmId } from './algorithms/algorithm.ts';
export type { DocumentLike } from './document-like.ts';
export { WinnowError } from './errors.ts';
export { isProbablyArticle } from './is-probably-article.ts';
export type { WinnowErrorCode } from './errors.ts';
export type * from './extraction.ts';
export type { AsyncExtractOptions, ExtractOptions, Signal } from './options.ts';

/**
 * Finds the article of a page: of its HTML, or of a document of any DOM, which is not changed. Where the document has
 * no layout, elements are judged by their markup. Throws a WinnowError for wrong input or options, and at their limits.
 */
export function extract(input: DocumentLike | string, options: ExtractOptions = {}): Extraction {
  checkOptions(options);
  const deadline = deadlineOf(options);
  return finishInTime(extractInSteps(readInput(input, deadline, options), options), deadline, options);
}

/**
 * `extract` in slices of some milliseconds, so that a server or a page stays responsive. HTML is parsed in one slice. A
 * document must stay the same until the promise is settled.
 */
export async function extractAsync(
  input: DocumentLike | string,
  options: AsyncExtractOptions = {},
): Promise<Extraction> {
  checkAsyncOptions(options);
  options.signal?.throwIfAborted();
  const deadline = deadlineOf(options);
  return finishInSlices(extractInSteps(readInput(input, deadline, options), options), deadline, options);
}
