import type { Page } from '../../src/engine/types.ts';
import type { RunLabels } from './cached-labels.ts';

/** Numbers of text nodes by gold label and prediction. */
export type Counts = { readonly tp: number; readonly fp: number; readonly fn: number; readonly tn: number };

export const NONE: Counts = { tp: 0, fp: 0, fn: 0, tn: 0 };

/**
 * Adds the labelled text nodes of one page. The prediction for a text node is that of its block; content if `keep` is
 * null.
 */
export function countTextNodes(
  sum: Counts,
  { page, runs }: { page: Page; runs: RunLabels },
  keep: readonly boolean[] | null,
): Counts {
  let { tp, fp, fn, tn } = sum;
  for (let i = 0; i < runs.length; i++) {
    if (runs[i]! > 1) continue;
    const kept = keep === null || keep[page.outline.runs[i]!.block]!;
    if (kept && runs[i]) tp++;
    else if (kept) fp++;
    else if (runs[i]) fn++;
    else tn++;
  }
  return { tp, fp, fn, tn };
}

/** Micro-averaged figures, 0 to 1, not weighted by length (Web2Text, section 4); 0 where undefined. */
export function figuresOf({ tp, fp, fn, tn }: Counts): {
  readonly accuracy: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
} {
  const precision = tp / Math.max(1, tp + fp);
  const recall = tp / Math.max(1, tp + fn);
  const f1 = (2 * tp) / Math.max(1, 2 * tp + fp + fn);
  return { accuracy: (tp + tn) / Math.max(1, tp + fp + fn + tn), precision, recall, f1 };
}
