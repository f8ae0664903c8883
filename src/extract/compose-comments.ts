import type { ArticleComments } from '../article.ts';
import { buildArticle } from '../dom/article/build-article.ts';
import type { Walk } from '../dom/walk/walk-page.ts';
import type { BlockKind } from '../engine/types.ts';

/** Fewer words are a form, a count or a notice that comments are closed. */
const MIN_WORDS = 3;

/**
 * The comments of a page: its blocks of the kind 'comment' that the article does not hold. `inArticle` is parallel to
 * `kinds`. null where there are none.
 */
export function composeComments(
  walk: Walk,
  kinds: readonly BlockKind[],
  inArticle: readonly boolean[],
): ArticleComments | null {
  const keep = kinds.map((kind, b) => kind === 'comment' && !inArticle[b]);
  if (!keep.includes(true)) return null;
  // Without a title, so that no comment is left out as a repetition of it.
  const { content, words, posts } = buildArticle(walk, { keep }, { title: '' });
  return words < MIN_WORDS ? null : { content, count: posts || null, wordCount: words };
}
