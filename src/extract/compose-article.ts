import { type Article, minutesFor } from '../article.ts';
import { buildArticle } from '../dom/article/build-article.ts';
import type { Metadata } from '../dom/metadata/read-metadata.ts';
import type { PageSource } from '../dom/page-source.ts';
import { findNextPage } from '../dom/pagination/next-page.ts';
import type { Walk } from '../dom/walk/walk-page.ts';
import type { Verdicts } from '../engine/types.ts';
import { composeComments } from './compose-comments.ts';
import { FURNITURE_CHARS } from '../dom/article/thread/post-blocks.ts';
import { excerptOf } from './excerpt.ts';
import { openingPost } from './opening-post.ts';

/** A page as it was read, before an algorithm decided on it. */
export type ReadPage = {
  readonly page: PageSource;
  readonly walk: Walk;
  readonly metadata: Metadata;
  /** Text of the accepted answer in the page's JSON-LD; '' where there is none. */
  readonly acceptedAnswer: string;
  /** Kinds that the page declares itself to be, as schema.org and Open Graph types in lower case. */
  readonly declaredKinds: readonly string[];
};

/** Builds the article of the kept blocks. `keep`: the blocks that its content holds. */
export function composeArticle(
  { page, walk, metadata, acceptedAnswer, declaredKinds }: ReadPage,
  verdicts: Verdicts,
  algorithm: string,
): { readonly article: Article; readonly keep: readonly boolean[] } {
  const built = buildArticle(walk, verdicts, {
    title: metadata.title,
    byline: metadata.byline,
    published: metadata.published,
    accepted: acceptedAnswer,
  });
  const taken = [...built.keep];
  // Longer text in a post outside its body may be a comment on the post.
  for (const block of built.postFurniture)
    if (walk.outline.blocks[block]!.chars <= FURNITURE_CHARS) taken[block] = true;
  const comments = verdicts.kinds && composeComments(walk, verdicts.kinds, taken);
  const pages = findNextPage(page, walk.outline, built.keep, verdicts.kind?.name, declaredKinds);
  const article = {
    ...metadata,
    ...openingPost(built),
    title: built.title,
    lang: built.lang || metadata.lang,
    dir: built.dir,
    excerpt: metadata.excerpt || excerptOf(built.firstParagraph),
    leadImage: metadata.leadImage ?? built.firstImage,
    wordCount: built.words,
    minutes: minutesFor(built.words),
    confidence: verdicts.confidence,
    algorithm,
    ...(verdicts.note !== undefined && { note: verdicts.note }),
    ...(verdicts.missing !== undefined && { missing: verdicts.missing }),
    content: built.content,
    ...(built.thread.length > 0 && { thread: built.thread }),
    ...(pages && { pages }),
    ...(comments && { comments }),
  };
  return { article, keep: built.keep };
}
