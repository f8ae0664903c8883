import { CHOICE_REASONS } from '../article/blocks.ts';
import type { ExtractOptions } from '../article/extract-options.ts';
import { largestPart } from '../engine/answer/largest-part.ts';
import type { Outline, Verdicts } from '../engine/types.ts';

/** The verdicts of the alternative that the caller requested; the same object as `verdicts` where there is none. */
export function requestedVerdicts(verdicts: Verdicts, { alternative = 0 }: ExtractOptions): Verdicts {
  const selection = verdicts.alternatives?.[Number(alternative) - 1];
  if (!selection) return verdicts;
  const reasons = reasonsFor(verdicts, selection.keep, CHOICE_REASONS);
  return { ...verdicts, ...selection, ...reasons, ...kindsFor(verdicts, selection.keep) };
}

/** Verdicts that keep the largest readable part of the page: the guess where an algorithm keeps nothing. */
export function keepLargestPart(outline: Outline, verdicts: Verdicts): Verdicts {
  const keep = largestPart(outline);
  const reasons = { kept: CHOICE_REASONS.largest, leftOut: CHOICE_REASONS.largest };
  return { ...verdicts, ...verdictsFor(verdicts, keep, reasons), confidence: 0 };
}

/** What changes in the verdicts where these blocks are kept and no others. */
export function verdictsFor(
  verdicts: Verdicts,
  keep: readonly boolean[],
  reasons: { readonly kept: string; readonly leftOut: string },
): Pick<Verdicts, 'keep' | 'reason' | 'because' | 'kinds'> {
  return { ...reasonsFor(verdicts, keep, reasons), ...kindsFor(verdicts, keep), keep };
}

/** The kinds for another choice: a kept block is part of the article, and one that was part of it is another piece. */
function kindsFor({ kinds }: Verdicts, keep: readonly boolean[]): Pick<Verdicts, 'kinds'> {
  return kinds ? { kinds: kinds.map((kind, b) => (keep[b] ? 'article' : kind === 'article' ? 'other' : kind)) } : {};
}

/** The reasons for another choice: the algorithm's own, except for blocks where the choice differs. */
function reasonsFor(
  { keep: own, reason, because }: Verdicts,
  keep: readonly boolean[],
  { kept, leftOut }: { readonly kept: string; readonly leftOut: string },
): Pick<Verdicts, 'reason' | 'because'> {
  const isChanged = (b: number): boolean => keep[b] !== own[b];
  return {
    reason: reason.map((key, b) => (isChanged(b) ? (keep[b] ? kept : leftOut) : key)),
    ...(because && { because: because.map((keys, b) => (isChanged(b) ? [] : keys)) }),
  };
}
