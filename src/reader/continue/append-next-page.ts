import type { Article } from '../../article.ts';
import type { NextPageOutcome, NextPageRequest, StopCause } from '../../platform/read-outcome.ts';
import { pageUrls, joinPage } from '../article/join-pages.ts';

/** Pages of one article, at most. */
const MOST_PAGES = 50;

/** Why reading on has stopped, with the address that it stopped at. */
export type ContinueFailure = {
  readonly cause: StopCause | 'repeats' | 'limit';
  readonly detail: string;
  readonly url: string;
  readonly number: number;
};

/** The article with its next page joined, or why there is none. The article must have a next page. */
export async function appendNextPage(
  article: Article,
  onNextPage: (ask: NextPageRequest) => Promise<NextPageOutcome>,
): Promise<Article | ContinueFailure> {
  const { next = '', current = 1 } = article.pages ?? {};
  const stop = (cause: ContinueFailure['cause'], detail = ''): ContinueFailure => ({
    cause,
    detail,
    url: next,
    number: current + 1,
  });
  const addresses = pageUrls(article);
  if (addresses.includes(next)) return stop('repeats');
  if (addresses.length >= MOST_PAGES) return stop('limit');
  const answer = await onNextPage({
    url: next,
    words: article.wordCount / addresses.length,
    algorithm: article.algorithm,
  });
  if (answer.kind === 'stopped') return stop(answer.cause, answer.detail);
  if (addresses.includes(answer.article.url.replace(/#.*$/s, ''))) return stop('repeats');
  return joinPage(article, answer.article) ?? stop('repeats');
}
