import { beforeEach, expect, it, vi } from 'vitest';
import type { Rule } from '../article/rules.ts';
import type { Sender } from '../platform/messages/messages.ts';
import type { KeptHighlight } from '../platform/stores/kept-highlights.ts';
import { noteProgress } from '../platform/stores/reading-list.ts';
import { fakeBrowser, type FakeBrowser } from '../platform/testing/fake-browser.ts';
import { storeHandlers } from './store-handlers.ts';

vi.mock('../platform/browser/browser.ts', () => import('../platform/testing/fake-browser.ts'));
vi.mock('../platform/stores/reading-list.ts', () => ({ noteProgress: vi.fn() }));

const URL = 'https://mill.example/wind';
const SENDER: Sender = { page: 'reader', tabId: 1, frameId: 0, documentId: null, isPrivate: false };
const ARTICLE = { title: 'Wind', lang: 'en', dir: 'ltr' } as const;
const RULE: Rule = {
  ...{ id: 'a', site: 'mill.example', scope: 'site', action: 'leave-out', match: 'aside', name: 'aside' },
};

let browser: FakeBrowser;
const stored = (): string[] =>
  [browser.storage.sync, browser.storage.local].flatMap(({ items }) => [...items.keys()]).sort();

/** Sends one request of each kind that adds something. */
async function storeAll(sender: Sender): Promise<readonly boolean[]> {
  const place = { blocks: [1], offset: 0, time: 1, fraction: 0.5 };
  const highlight: KeptHighlight = {
    ...{ id: 'a', position: 0, color: 'blue', note: '', createdAt: 1 },
    quote: { exact: 'grain', prefix: '', suffix: '' },
  };
  const replies = [
    await storeHandlers['store/highlight']({ url: URL, id: 'a', highlight, article: ARTICLE }, sender),
    await storeHandlers['store/more-highlights'](
      { articles: [{ url: URL, article: null, highlights: [{ ...highlight, id: 'b', position: 9 }] }] },
      sender,
    ),
    await storeHandlers['store/highlight-color']({ color: 'blue' }, sender),
    await storeHandlers['store/place']({ url: URL, place }, sender),
    await storeHandlers['store/rules']({ rules: [RULE] }, sender),
    await storeHandlers['store/rule-results']({ results: [{ id: 'a', matched: 0 }] }, sender),
  ];
  return replies.map(({ ok }) => ok);
}

beforeEach(() => {
  browser = fakeBrowser();
  vi.mocked(noteProgress).mockReset().mockResolvedValue();
});

it('stores what a view asks for', async () => {
  expect(await storeAll(SENDER)).not.toContain(false);
  expect(stored()).toEqual(
    [
      `highlights:${URL}`,
      `highlighted:${URL}`,
      'highlightColor',
      'places',
      'ruleProblems',
      'rules:mill.example',
    ].sort(),
  );
  expect(noteProgress).toHaveBeenCalledExactlyOnceWith(URL, { fraction: 0.5, time: 1, isFinished: false });
});

it('stores nothing for a view in a private window, or in the background of private windows', async () => {
  expect(await storeAll({ ...SENDER, isPrivate: true })).not.toContain(true);
  browser.extension.inIncognitoContext = true;
  expect(await storeAll(SENDER)).not.toContain(true);
  expect(stored()).toEqual([]);
  expect(noteProgress).not.toHaveBeenCalled();
});
