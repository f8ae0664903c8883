import type { Verdicts } from './types.ts';

/**
 * What changes in the verdicts where these blocks are kept and no others. `reasons`: those of the blocks whose verdict
 * changes. A kept block is of the kind 'article', and a block that was part of it becomes 'other'.
 */
export function verdictsFor(
  { keep: own, reason, because, kinds }: Verdicts,
  keep: readonly boolean[],
  { kept, leftOut }: { readonly kept: string; readonly leftOut: string },
): Pick<Verdicts, 'keep' | 'reason' | 'because' | 'kinds'> {
  const isChanged = (b: number): boolean => keep[b] !== own[b];
  return {
    keep,
    reason: reason.map((key, b) => (isChanged(b) ? (keep[b] ? kept : leftOut) : key)),
    ...(because && { because: because.map((keys, b) => (isChanged(b) ? [] : keys)) }),
    ...(kinds && { kinds: kinds.map((kind, b) => (keep[b] ? 'article' : kind === 'article' ? 'other' : kind)) }),
  };
}
