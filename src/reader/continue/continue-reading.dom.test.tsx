import { useState } from 'preact/hooks';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Article, ArticlePages } from '../../article/article.ts';
import type { NextPageOutcome } from '../../platform/messages/read-outcome.ts';
import { mountPoint, type MountPoint } from '../../ui/testing/mount-view.ts';
import { prepareSink } from '../article/sink.ts';
import { testArticle } from '../testing/test-article.ts';
import { ContinueReading } from './continue-reading.tsx';

await prepareSink();

const addressOf = (number: number): string => `https://mill.example/wind-${String(number)}`;

/** Page `number` of an article of `total` pages, or of unknown length. Page 60 is the last one. */
function pageOf(number: number, total: number | null): Article {
  const pages: ArticlePages = { current: number, total, next: addressOf(number + 1) };
  return testArticle({
    url: addressOf(number),
    content: `<p>${`Page ${String(number)} says what no other page says of the wind. `.repeat(3)}</p>`,
    ...(number < (total ?? 60) && { pages }),
  });
}

let mounted: MountPoint;
/** The article with the pages that were added. */
let shown: Article;
/** The addresses that were asked for. */
let asked: string[];

type Answer = (number: number) => NextPageOutcome | Promise<NextPageOutcome>;

function View({ first, answer }: { readonly first: Article; readonly answer: Answer }) {
  const [article, setArticle] = useState(first);
  shown = article;
  const readNextPage = ({ url }: { readonly url: string }): Promise<NextPageOutcome> => {
    asked.push(url);
    return Promise.resolve(answer(Number(url.split('-').at(-1))));
  };
  return (
    <ContinueReading
      article={article}
      readNextPage={readNextPage}
      onAppend={(_, to) => {
        setArticle(to);
      }}
    />
  );
}

const show = (total: number | null, answer: Answer): Promise<void> =>
  mounted.show(<View first={pageOf(1, total)} answer={answer} />);
const added = (): readonly number[] => (shown.further ?? []).map(({ number }) => number);
const button = (name: string): HTMLButtonElement | undefined =>
  [...mounted.element.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const statusText = (): string | undefined => mounted.element.querySelector('[role=status]')?.textContent;
const alertText = (): string | undefined => mounted.element.querySelector('[role=alert]')?.textContent;
const link = (): string | undefined => mounted.element.querySelector<HTMLAnchorElement>('[role=alert] a')?.href;

beforeEach(() => {
  asked = [];
  mounted = mountPoint();
});
afterEach(() => mounted.remove());

it('adds a page at a press, and has no button after the last one', async () => {
  await show(2, (number) => ({ kind: 'page', article: pageOf(number, 2) }));
  button('continue_with 2 2')!.click();
  await expect.poll(added).toEqual([2]);
  await expect.poll(() => mounted.element.querySelector('button')).toBeNull();
  expect(statusText()).toBe('continue_added 2');
});

it('stops adding pages on request and keeps those that were added', async () => {
  const third = Promise.withResolvers<NextPageOutcome>();
  await show(4, (number) => (number === 3 ? third.promise : { kind: 'page', article: pageOf(number, 4) }));
  button('continue_all')!.click();
  await expect.poll(statusText).toBe('continue_reading 3');
  button('continue_cancel')!.click();
  await expect.poll(() => button('continue_with 3 4') === document.activeElement).toBe(true);
  third.resolve({ kind: 'page', article: pageOf(3, 4) });
  await new Promise((resolve) => setTimeout(resolve));
  expect(added()).toEqual([2]);
  button('continue_with 3 4')!.click();
  await expect.poll(added).toEqual([2, 3]);
  expect(asked).toEqual([2, 3, 3].map(addressOf));
});

it('joins at most 50 pages', async () => {
  await show(null, (number) => ({ kind: 'page', article: pageOf(number, null) }));
  for (let number = 2; number <= 50; number++) {
    button('continue_next')!.click();
    await expect.poll(() => added().at(-1), { interval: 1 }).toBe(number);
    await expect
      .poll(() => mounted.element.querySelector('button')?.textContent, { interval: 1 })
      .toBe('continue_next');
  }
  button('continue_next')!.click();
  await expect.poll(alertText).toBe('stop_limit  continue_open 51');
  expect(link()).toBe(addressOf(51));
  expect(mounted.element.querySelector('button')).toBeNull();
  expect(asked).toHaveLength(49);
});

it('stops at a page that repeats the one before it', async () => {
  await show(null, (number) => ({
    kind: 'page',
    article: { ...pageOf(Math.min(number, 2), null), url: addressOf(number) },
  }));
  button('continue_next')!.click();
  await expect.poll(added).toEqual([2]);
  button('continue_next')!.click();
  await expect.poll(alertText).toBe('stop_repeats  continue_open 3');
  expect(link()).toBe(addressOf(3));
  expect(added()).toEqual([2]);
  expect(mounted.element.querySelector('button')).toBeNull();
});

it('says why a page could not be added, with a link to it, and reads it at the next try', async () => {
  let isGone = true;
  await show(2, (number) =>
    isGone ? { kind: 'stopped', cause: 'gone', detail: '404' } : { kind: 'page', article: pageOf(number, 2) },
  );
  button('continue_with 2 2')!.click();
  await expect.poll(alertText).toBe('stop_gone 404 continue_open 2');
  expect(link()).toBe(addressOf(2));
  expect(added()).toEqual([]);
  isGone = false;
  button('retry')!.click();
  await expect.poll(added).toEqual([2]);
  expect(alertText()).toBeUndefined();
});
