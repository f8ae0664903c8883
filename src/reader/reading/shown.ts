import type { Article } from '../../article/article.ts';
import type { ExtractOptions } from '../../article/extract-options.ts';
import type { ArticleExtraction, NoArticle } from '../../article/extraction.ts';
import type { Blocked, ReadOutcome } from '../../platform/messages/read-outcome.ts';

/** An outcome, with the options that the page was read with. */
type Read<K extends string, T extends ReadOutcome> = {
  readonly kind: K;
  readonly outcome: T;
  readonly options: ExtractOptions;
};

/** An article to which the page adds nothing more. */
export type ShownArticle =
  /** `start`: the content that was shown before the rest, if the article begins with it. */
  | (Read<'whole', ArticleExtraction> & { readonly start?: string })
  /** The start of an article whose rest could not be read. */
  | Read<'cut-off', ArticleExtraction>;

/** What a view shows of a reading. */
export type Shown =
  /** Nothing yet. */
  | { readonly kind: 'waiting' }
  /** The page does not answer. It is asked again and again. */
  | Read<'silent', Blocked>
  /** The start of a large article. Its rest is being read. */
  | Read<'start', ArticleExtraction>
  | ShownArticle
  /** The page has no article. */
  | Read<'refused', NoArticle>
  /** The page could not be read. */
  | Read<'blocked', Blocked>;

/** True where an article is shown and nothing more is to come. */
export function isShownArticle(shown: Shown): shown is ShownArticle {
  return shown.kind === 'whole' || shown.kind === 'cut-off';
}

/** True where the page could be read, even if it has no article. */
export function wasRead(shown: Shown): boolean {
  return shown.kind !== 'waiting' && shown.outcome.kind !== 'blocked';
}

/** The outcome that is shown; null while nothing or only the start of an article is there. */
export function outcomeOf(shown: Shown): ReadOutcome | null {
  return shown.kind === 'waiting' || shown.kind === 'start' ? null : shown.outcome;
}

/** The article that is shown, or as much of it as is there. */
export function articleOf(shown: Shown): Article | null {
  return shown.kind !== 'waiting' && shown.outcome.kind === 'article' ? shown.outcome.article : null;
}

/** The options that the shown outcome was read with. */
export function optionsOf(shown: Shown): ExtractOptions {
  return shown.kind === 'waiting' ? {} : shown.options;
}

/** What is read. It stays the same when the whole article follows its start. */
export function subjectOf(shown: Shown): unknown {
  if (shown.kind === 'waiting') return null;
  if (shown.kind === 'whole' && shown.start !== undefined) return shown.start;
  return articleOf(shown)?.content ?? shown.outcome;
}
