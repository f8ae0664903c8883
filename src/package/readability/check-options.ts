import { refuseOption as refuse } from '../refuse-option.ts';
import type { ReadabilityOptions, ReaderableOptions } from './options.ts';

/** Throws for options that cannot be honoured, with the reason. */
export function checkReadabilityOptions<T>(options: ReadabilityOptions<T>): void {
  refuse('nbTopCandidates', options.nbTopCandidates, 5, 'Winnow decides on each block and has no candidates.');
  refuse('linkDensityModifier', options.linkDensityModifier, 0, 'Winnow learned how many links an article has.');
  refuse('allowedVideoRegex', options.allowedVideoRegex, undefined, 'Winnow keeps every video as a link.');
}

/** Throws for options of `isProbablyReaderable`, whose test Winnow does not make. */
export function checkReaderableOptions(options: ReaderableOptions): void {
  const reason = 'Winnow decides by its trees and not by a score of long elements.';
  if (typeof options === 'function') refuse('visibilityChecker', options, undefined, reason);
  refuse('minContentLength', options.minContentLength, 140, reason);
  refuse('minScore', options.minScore, 20, reason);
  refuse('visibilityChecker', options.visibilityChecker, undefined, reason);
}
