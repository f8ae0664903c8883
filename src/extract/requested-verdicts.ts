import { CHOICE_REASONS } from '../article/blocks.ts';
import type { ExtractOptions } from '../article/extract-options.ts';
import { largestPart } from '../engine/answer/largest-part.ts';
import type { Outline, Verdicts } from '../engine/types.ts';
import { verdictsFor } from '../engine/verdicts-for.ts';

/** The verdicts of the alternative that the caller requested; the same object as `verdicts` where there is none. */
export function requestedVerdicts(verdicts: Verdicts, { alternative = 0 }: ExtractOptions): Verdicts {
  const selection = verdicts.alternatives?.[Number(alternative) - 1];
  if (!selection) return verdicts;
  return { ...verdicts, ...selection, ...verdictsFor(verdicts, selection.keep, CHOICE_REASONS) };
}

/** Verdicts that keep the largest readable part of the page: the guess where an algorithm keeps nothing. */
export function keepLargestPart(outline: Outline, verdicts: Verdicts): Verdicts {
  const keep = largestPart(outline);
  const reasons = { kept: CHOICE_REASONS.largest, leftOut: CHOICE_REASONS.largest };
  return { ...verdicts, ...verdictsFor(verdicts, keep, reasons), confidence: 0 };
}
