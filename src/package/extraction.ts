import type { Article as WholeArticle } from '../article/article.ts';
import type { BlockAccount } from '../article/blocks.ts';
import type { Alternative, NotArticleReason as AnyReason, PageKind, RuleResult } from '../article/extraction.ts';

export type { ArticleComments, ArticlePages } from '../article/article.ts';
export type { BlockAccount, BlockKind } from '../article/blocks.ts';
export type { Alternative, PageKind, RuleResult } from '../article/extraction.ts';
export type { TextLength } from '../article/text-length.ts';
export type { ThreadPost } from '../article/thread.ts';
export type { Rule } from '../article/rules.ts';

/** The article as plain JSON. Every string comes from the page; `content` is clean HTML, built from an allowlist. */
export type Article = Omit<WholeArticle, 'missing' | 'further'>;

/** Why a page has no article. */
export type NotArticleReason = Exclude<AnyReason, 'too-large'>;

/** What an extraction says of the page, with or without an article. */
export interface PageDetails {
  /** The most probable kind of the page, with its probability, 0–1; absent where the algorithm does not predict it. */
  readonly pageKind?: { readonly name: PageKind; readonly probability: number };
  /** Other selections, best first; `extract` returns one of them where the option `alternative` is its rank. */
  readonly alternatives?: readonly Alternative[];
  /** One for each block of the page, in order; only with `explain`. */
  readonly blocks?: readonly BlockAccount[];
  /** One for each of the given rules that applies to the page; absent without rules. */
  readonly rules?: readonly RuleResult[];
}

/** The article that was found. */
export interface ArticleFound extends PageDetails {
  readonly kind: 'article';
  readonly article: Article;
}

/** Why the page has no article, with the best guess; null where the page has no text. */
export interface ArticleNotFound extends PageDetails {
  readonly kind: 'not-article';
  readonly reason: NotArticleReason;
  readonly bestGuess: Article | null;
}

/** The result of `extract`: an article, or the reason why there is none. */
export type Extraction = ArticleFound | ArticleNotFound;
