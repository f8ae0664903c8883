import type { ArticleComments } from '../article/article.ts';
import { buildArticle } from '../dom/article/build-article.ts';
import { hasKnownPost } from '../dom/article/thread/post-signs.ts';
import type { NeedCode } from '../dom/rare/need-code.ts';
import type { Walk } from '../dom/walk/walk-page.ts';
import type { Steps } from '../engine/steps.ts';
import type { BlockKind } from '../engine/types.ts';

/**
 * Fewer words outside headings and links are a count, a button or a notice that comments are closed. On dragnet, with
 * trees that did not see it, pages with comments in the gold pass in .93 of the cases, pages without in .17.
 */
const MIN_WORDS = 6;

type ComposedComments = { readonly comments: ArticleComments; readonly keep: readonly boolean[] } | null;

/**
 * The comments of a page that the article does not hold: the posts of known software, else the blocks of the kind
 * 'comment', and the blocks that they hold. `inArticle` is parallel to `kinds`. null where there are none.
 */
export function* composeComments(
  walk: Walk,
  kinds: readonly BlockKind[],
  inArticle: readonly boolean[],
  need: NeedCode,
): Steps<ComposedComments> {
  const known = (hasKnownPost(walk) && need('rare-structure')?.familyComments(walk, inArticle)) || new Set();
  const keep = kinds.map((kind, b) => !inArticle[b] && (known.size > 0 ? known.has(b) : kind === 'comment'));
  const prose = walk.outline.blocks.reduce(
    (sum, { words, heading, linkChars, chars }, b) =>
      keep[b] && heading === 0 && linkChars < chars / 2 ? sum + words : sum,
    0,
  );
  if (prose < MIN_WORDS) return null;
  // Without a title, so that no comment is left out as a repetition of it. The plan completes units, of which the
  // article may hold the other parts.
  const {
    content,
    length,
    thread,
    keep: held,
  } = yield* buildArticle(
    walk,
    { keep },
    {
      title: '',
      isComments: true,
      correct: (plan) => ({
        ...plan,
        keep: plan.keep.map((isKept, b) => isKept && (!inArticle[b] || plan.thread?.credits.has(b) === true)),
      }),
    },
    need,
  );
  if (length.wordCount === 0) return null;
  const comments = { content, count: thread.length || null, ...length, ...(thread.length > 0 && { thread }) };
  return { comments, keep: held };
}
