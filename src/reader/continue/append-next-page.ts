import type { Article } from '../../article/article.ts';
import type { NextPageOutcome, NextPageRequest, StopCause } from '../../platform/messages/read-outcome.ts';
import { joinPage, pageUrls } from '../article/join-pages.ts';

/** Maximum number of pages of one article. */
const MAX_PAGES = 50;

/** Why the next page could not be added, with its URL and number. */
export type ContinueFailure = {
  readonly cause: StopCause | 'repeats' | 'limit';
  readonly detail: string;
  readonly url: string;
  readonly number: number;
};

/** Reads the next page and returns the longer article, or the reason why not. The article must have a next page. */
export async function appendNextPage(
  article: Article,
  readNextPage: (ask: NextPageRequest) => Promise<NextPageOutcome>,
): Promise<Article | ContinueFailure> {
  const { next = '', current = 1 } = article.pages ?? {};
  const failure = (cause: ContinueFailure['cause'], detail = ''): ContinueFailure => ({
    cause,
    detail,
    url: next,
    number: current + 1,
  });
  const urls = pageUrls(article);
  if (urls.includes(next)) return failure('repeats');
  if (urls.length >= MAX_PAGES) return failure('limit');
  const answer = await readNextPage({
    url: next,
    words: article.wordCount / urls.length,
    algorithm: article.algorithm,
  });
  if (answer.kind === 'stopped') return failure(answer.cause, answer.detail);
  if (urls.includes(answer.article.url.replace(/#.*/s, ''))) return failure('repeats');
  return joinPage(article, answer.article) ?? failure('repeats');
}
