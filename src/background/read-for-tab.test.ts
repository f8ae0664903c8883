import { beforeEach, expect, it, vi } from 'vitest';
import { pageDigest } from '../platform/browser/page-of.ts';
import { tabUrl } from '../platform/browser/tabs.ts';
import type { NextPageOutcome, ReadAnswer, StopCause } from '../platform/messages/read-outcome.ts';
import type { Ticket } from '../platform/messages/tickets.ts';
import { readNextPage } from '../platform/reading/read-next-page.ts';
import { readTab } from '../platform/reading/read-tab.ts';
import { readNextForTab } from './read-for-tab.ts';

vi.mock('../platform/browser/browser.ts', () => ({ default: {} }));
vi.mock('../platform/browser/tabs.ts', () => ({ tabUrl: vi.fn() }));
vi.mock('../platform/reading/read-next-page.ts', () => ({ readNextPage: vi.fn() }));
vi.mock('../platform/reading/read-tab.ts', () => ({ readTab: vi.fn() }));

const URL = 'https://mill.example/story';
const NEXT = { url: `${URL}-2`, words: 100, algorithm: 'winnow' };
const PAGE = { kind: 'page' } as NextPageOutcome;
const ARTICLE = { kind: 'article' } as ReadAnswer;
const stopped = (cause: StopCause): NextPageOutcome => ({ kind: 'stopped', cause, detail: '' });
const nextFor = async (page: string): Promise<NextPageOutcome> => {
  const ticket: Ticket = { surface: 'tab', tabId: 7, page, holder: null };
  return readNextForTab(ticket, NEXT);
};
const next = async (): Promise<NextPageOutcome> => nextFor(await pageDigest(URL));

beforeEach(() => {
  vi.mocked(tabUrl).mockReset().mockResolvedValue(URL);
  vi.mocked(readNextPage).mockReset().mockResolvedValue(stopped('left'));
  vi.mocked(readTab).mockReset().mockResolvedValue(ARTICLE);
});

it('reads a page that was loaded again once more, and then the next one', async () => {
  vi.mocked(readNextPage).mockResolvedValueOnce(stopped('left')).mockResolvedValueOnce(PAGE);
  expect(await next()).toBe(PAGE);
  expect(readTab).toHaveBeenCalledOnce();
});

it('asks for the button where the browser hides the address, or refuses to read the page', async () => {
  vi.mocked(tabUrl).mockResolvedValueOnce('');
  expect(await next()).toEqual(stopped('no_access'));
  expect(readTab).not.toHaveBeenCalled();
  vi.mocked(readTab).mockResolvedValueOnce({ kind: 'blocked', cause: 'no-access', detail: 'Cannot access' });
  expect(await next()).toEqual(stopped('no_access'));
});

it('reads nothing of another page, and of a page that is not known', async () => {
  vi.mocked(tabUrl).mockResolvedValueOnce(`${URL}-other`);
  expect(await next()).toEqual(stopped('left'));
  expect(await nextFor('')).toEqual(stopped('left'));
  expect(readTab).not.toHaveBeenCalled();
});

it('keeps the cause where the page has no article any more, and every other cause', async () => {
  vi.mocked(readTab).mockResolvedValueOnce({ kind: 'not-article', reason: 'no-text', bestGuess: null });
  expect(await next()).toEqual(stopped('left'));
  vi.mocked(readNextPage).mockResolvedValueOnce(stopped('gone'));
  expect(await next()).toEqual(stopped('gone'));
  expect(readNextPage).toHaveBeenCalledTimes(2);
});
