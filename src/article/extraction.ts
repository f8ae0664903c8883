import type { Article } from './article.ts';
import type { BlockAccount, PageStructure } from './blocks.ts';
import type { TextLength } from './text-length.ts';

/** Notices about an article of selected text, and about a whole one whose selection was not found. */
export const SELECTION_NOTICES = { selected: 'selection', notFound: 'no-selection' } as const;

/** Why a page has no article. */
export type NotArticleReason = 'no-text' | 'too-little-text' | 'mostly-links' | 'no-article' | 'too-large';

/** Another selection of the page. `extract` returns it as the article where `alternative` is its rank. */
export type Alternative = TextLength & {
  /** 1 for the second best selection, 2 for the third. */
  readonly rank: number;
  /** 0 (a guess) to 1 (sure). */
  readonly confidence: number;
  /** Its first words that better selections do not contain. */
  readonly opening: string;
  /** True where it holds nearly all of the best selection, too; else absent. */
  readonly adds?: true;
};

/** What a page is for, judged by its parts and not by what it declares. */
export type PageKind = 'article' | 'documentation' | 'service' | 'forum' | 'product' | 'collection' | 'listing';

/** What a rule did on the page. 'empties': without it, because nothing would be left of the article. */
export type RuleResult = { readonly id: string; readonly matched: number; readonly problem?: 'empties' };

/** Details of an extraction, with or without an article. */
type ExtractionDetails = {
  /** The most probable kind of the page, with its probability, 0–1; absent where the algorithm does not predict it. */
  readonly pageKind?: { readonly name: PageKind; readonly probability: number };
  /** Best first; empty or absent where there are none. */
  readonly alternatives?: readonly Alternative[];
  /** Present only with `explain`. */
  readonly blocks?: readonly BlockAccount[];
  /** Present only with `explain`, and absent for a page with very many elements. */
  readonly structure?: PageStructure;
  /** One for each rule that applies to the page; absent without rules. */
  readonly rules?: readonly RuleResult[];
  /** Present where the code for corrections and rules was not loaded, so that none was applied. */
  readonly isUncorrected?: true;
};

/** The article that was found. */
export type ArticleExtraction = {
  readonly kind: 'article';
  readonly article: Article;
} & ExtractionDetails;

/** Why the page has no article. */
export type NoArticle = {
  readonly kind: 'not-article';
  readonly reason: NotArticleReason;
  readonly bestGuess: Article | null;
} & ExtractionDetails;

export type Extraction = ArticleExtraction | NoArticle;
