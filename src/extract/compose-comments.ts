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
 * 'comment' that are said, and the blocks that they hold. `inArticle` is parallel to `kinds`, and `ownMedia` are the
 * media elements of the article. null where there are none.
 */
export function* composeComments(
  walk: Walk,
  kinds: readonly BlockKind[],
  inArticle: readonly boolean[],
  need: NeedCode,
  ownMedia: Iterable<number> = [],
): Steps<ComposedComments> {
  const known = (hasKnownPost(walk) && need('rare-structure')?.familyComments(walk, inArticle)) || new Set();
  const found = kinds.map((kind, b) => !inArticle[b] && (known.size > 0 ? known.has(b) : kind === 'comment'));
  const words = walk.outline.blocks.reduce((sum, { words: own, heading, linkChars, chars }, b) => {
    return found[b] && heading === 0 && linkChars < chars / 2 ? sum + own : sum;
  }, 0);
  if (words < MIN_WORDS) return null;
  const code = need('rare-structure');
  const keep = code && known.size === 0 ? code.saidBlocks(walk, found, inArticle) : found;
  if (code && code.spokenWords(walk.outline, keep, inArticle) < MIN_WORDS) return null;
  const shown = new Set(ownMedia);
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
        media: new Map([...plan.media].filter(([medium]) => !shown.has(medium))),
        keep: plan.keep.map((isKept, b) => isKept && (!inArticle[b] || plan.thread?.credits.has(b) === true)),
      }),
    },
    need,
  );
  if (length.wordCount === 0) return null;
  const comments = { content, count: thread.length || null, ...length, ...(thread.length > 0 && { thread }) };
  return { comments, keep: held };
}
