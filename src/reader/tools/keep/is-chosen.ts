import type { ExtractOptions } from '../../../article/extract-options.ts';

/** True if an algorithm gives another article with these options than by itself. */
export function isChosen({ corrections = [], alternative = 0, force }: ExtractOptions): boolean {
  return corrections.length > 0 || alternative !== 0 || force === true;
}
