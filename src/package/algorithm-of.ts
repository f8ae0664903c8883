import { insideOf } from './algorithms/algorithm.ts';
import { winnow } from './algorithms/winnow.ts';
import type { ExtractOptions } from './options.ts';

/** The algorithm of checked options, with its resources. */
export function algorithmOf({ algorithm = winnow }: ExtractOptions): NonNullable<ReturnType<typeof insideOf>> {
  const inside = insideOf(algorithm);
  if (inside === null) throw new TypeError('checkOptions was not called.');
  return inside;
}
