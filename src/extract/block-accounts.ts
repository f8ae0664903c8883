import { BUILDER_REASONS, type BlockAccount } from '../article.ts';
import type { Outline, Verdicts } from '../engine/types.ts';

/**
 * For every block of the page: whether it is in the content, its score scaled to 0–1, and the reasons. `keep`: the
 * blocks that the article builder kept; where it changed the verdict, the reason is the builder's.
 */
export function accountForBlocks(
  { blocks }: Outline,
  { keep: verdict, score, reason, because, kinds }: Verdicts,
  keep: readonly boolean[],
): BlockAccount[] {
  let [least, most] = [0, 1];
  for (const value of score) [least, most] = [Math.min(least, value), Math.max(most, value)];
  return blocks.map(({ text, words }, b) => {
    const kept = keep[b] === true;
    const own = because?.[b]?.length ? because[b]! : [reason[b]!];
    return {
      text,
      words,
      kept,
      score: (score[b]! - least) / (most - least),
      reasons: kept === verdict[b] ? own : [kept ? BUILDER_REASONS.kept : BUILDER_REASONS.leftOut],
      ...(kinds && { kind: kept ? 'article' : kinds[b]! }),
    };
  });
}
