import { BUILDER_REASONS, type BlockAccount } from '../article/blocks.ts';
import type { Outline, Verdicts } from '../engine/types.ts';
import type { Corrections } from '../dom/corrections/corrections.ts';
import type { ComposedArticle } from './compose-article.ts';

/**
 * For every block of the page: whether it is in the content, its score scaled to 0–1, and the reasons. Where the
 * builder changed the verdict, the reason is the builder's. A block in the comments of known software is a comment,
 * whatever its verdict says.
 */
export function accountForBlocks(
  { blocks }: Outline,
  { keep: verdict, score, reason, because, kinds }: Verdicts,
  { keep, inComments }: Pick<ComposedArticle, 'keep' | 'inComments'>,
  corrected: Corrections['reasons'] = new Map(),
): BlockAccount[] {
  let [least, most] = [0, 1];
  for (const value of score) [least, most] = [Math.min(least, value), Math.max(most, value)];
  return blocks.map(({ text, words }, b) => {
    const kept = keep[b] === true;
    const own = because?.[b]?.length ? because[b]! : [reason[b]!];
    const change = corrected.get(b);
    const builder = kept ? BUILDER_REASONS.kept : BUILDER_REASONS.leftOut;
    return {
      text,
      words,
      kept,
      score: (score[b]! - least) / (most - least),
      reasons: change ? [change.keep === kept ? change.reason : builder] : kept === verdict[b] ? own : [builder],
      ...(kinds && { kind: kept ? 'article' : inComments?.[b] === true ? 'comment' : kinds[b]! }),
    };
  });
}
