import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { NotArticleReason } from '../article/extraction.ts';
import { logError } from '../platform/browser/log-error.ts';
import { openSettings } from '../platform/browser/open-settings.ts';
import { openHighlights, openKept, openReadingList } from '../platform/browser/pages.ts';
import type { BlockedCause, ReadOutcome } from '../platform/messages/read-outcome.ts';
import { askAndDo } from '../platform/messages/ask-for-site.ts';
import { readPageEntries } from '../platform/reading/page-entries.ts';
import { keepInList, markDeleted, noteProgress, readList, removeFromList } from '../platform/stores/reading-list.ts';
import { readWithPlaces } from '../platform/stores/read-with-places.ts';
import { testArticle } from '../reader/testing/test-article.ts';
import { mountPoint, type MountPoint } from '../ui/testing/mount-view.ts';
import { waitFor } from '../ui/testing/wait-for.ts';
import { PopupPage } from './popup-page.tsx';
import { startReading } from './use-active-tab.ts';

const tab = vi.hoisted(() => ({ url: '', outcome: null as unknown, isPrivate: false }));
const ENTRIES = ['Wind', 'Grain', 'Stones'].map((title, at) => ({
  title,
  url: `https://www.mill.example/${title}`,
  isElsewhere: at === 2,
}));

vi.mock('../platform/stores/kept-places.ts', () => ({
  loadPlaces: () => Promise.resolve(new Map()),
  progressAt: () => undefined,
}));
vi.mock('../platform/stores/read-with-places.ts', { spy: true });
vi.mock('../platform/browser/log-error.ts', async (load) => ({ ...(await load<object>()), logError: vi.fn() }));
vi.mock('../platform/browser/is-private.ts', () => ({ isPrivate: () => tab.isPrivate }));
vi.mock('../platform/browser/tabs.ts', () => ({ activeTab: () => Promise.resolve({ id: 7, url: tab.url }) }));
vi.mock('../platform/reading/read-tab.ts', () => ({ readTab: () => Promise.resolve(tab.outcome) }));
vi.mock('../platform/reading/page-entries.ts', () => ({ readPageEntries: vi.fn(() => Promise.resolve([])) }));
vi.mock('../platform/messages/ask-for-site.ts', () => ({ askAndDo: vi.fn(() => Promise.resolve(true)) }));
vi.mock('../platform/browser/open-settings.ts', () => ({ openSettings: vi.fn() }));
vi.mock('../platform/browser/pages.ts', async (load) => ({
  ...(await load<object>()),
  openHighlights: vi.fn(),
  openKept: vi.fn(),
  openReadingList: vi.fn(),
}));

const PAGES = ['reading_list', 'highlights_all', 'appearance_all_settings'] as const;
const OPENERS = [openReadingList, openHighlights, openSettings] as const;
const LONG = 'A very long title of an article about the mills of the coast '.repeat(4).trim();

let mounted: MountPoint;
const close = vi.spyOn(window, 'close').mockReturnValue(undefined);
const buttons = (within: string): readonly string[] =>
  [...mounted.element.querySelectorAll(`${within} button`)].map((one) => one.textContent);
const idOf = async (url: string): Promise<number | undefined> =>
  (await readList()).find((entry) => entry.url === url)?.id;

/** Keeps an article of ten minutes of which a share was read, null for one that was not opened. */
async function keep(path: string, fraction: number | null, title = path, dir: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  const article = testArticle({ url: `https://www.mill.example/${path}`, title, dir, minutes: 10 });
  const progress = fraction === null ? null : { fraction, time: 1, isFinished: fraction === 1 };
  await keepInList({ article, text: '', pictures: new Map(), progress });
}

async function showPopup(outcome: ReadOutcome, url = ''): Promise<void> {
  Object.assign(tab, { outcome, url });
  await mounted.show(<PopupPage first={startReading()} />);
}

/** Shows the popup on a page without an article, with its links. */
async function showHome(outcome: ReadOutcome = blocked('browser-page'), url = ''): Promise<void> {
  await showPopup(outcome, url);
  await waitFor(() => {
    expect(buttons('.home-pages')).toEqual(PAGES);
  });
}

const articlesAre = (articles: readonly string[]): Promise<void> =>
  waitFor(() => {
    expect(buttons('.home-unfinished')).toEqual(articles);
  });
const blocked = (cause: BlockedCause, detail = ''): ReadOutcome => ({ kind: 'blocked', cause, detail });
const none = (reason: NotArticleReason): ReadOutcome => ({
  kind: 'not-article',
  reason,
  bestGuess: reason === 'no-text' ? null : testArticle(),
});

beforeEach(async () => {
  await page.viewport(760, 600);
  tab.isPrivate = false;
  vi.clearAllMocks();
  for (const open of [...OPENERS, openKept]) vi.mocked(open).mockResolvedValue(undefined);
  await removeFromList((await readList()).map(({ id }) => id));
  mounted = mountPoint();
});
afterEach(() => mounted.remove());

describe('a page without an article offers an unfinished article and the pages of the extension', () => {
  const states: readonly (readonly [name: string, outcome: ReadOutcome, title: string])[] = [
    ['a new tab', blocked('blank'), 'blank_title'],
    ['a page of the browser', blocked('browser-page'), 'browser_page_title'],
    ['a store', blocked('store'), 'store_title'],
    ['a PDF', blocked('pdf'), 'pdf_title'],
    ['a picture', blocked('picture'), 'picture_title'],
    ['a feed', blocked('feed'), 'feed_title'],
    ['a file', blocked('file'), 'file_title'],
    ['a dead address', blocked('not-loaded'), 'not_loaded_title'],
    ['a page that the browser protects', blocked('refused'), 'refused_title'],
    ['a page that may not be read', blocked('not-allowed'), 'not_allowed_title'],
    ['a page that stops the script', blocked('injection'), 'injection_title'],
    ['a page that changes', blocked('navigated'), 'navigated_title'],
    ['a page without text', none('no-text'), 'not_article_title'],
    ['a page with little text', none('too-little-text'), 'not_article_title'],
    ['a front page', none('mostly-links'), 'not_article_title'],
    ['a page that is too large', none('too-large'), 'too_large_title'],
  ];
  it.each(states)('%s', async (_, outcome, title) => {
    await keep('wind', 0.75, 'Wind');
    await showHome(outcome);
    await articlesAre(['Wind mill.example home_left 3 min']);
    expect(mounted.element.querySelector('h1')?.textContent).toBe(title);
  });
});

it('offers three unfinished articles, the latest first, and opens one at its place', async () => {
  await keep('first', 0.5);
  await keep('second', null);
  await keep('deleted', 0.5);
  await keep('finished', 1);
  await keep('third', null);
  await keep('fourth', 0.1);
  await markDeleted([(await idOf('https://www.mill.example/deleted')) ?? 0], Date.now());
  await noteProgress('https://www.mill.example/first', { fraction: 0.9, time: Date.now() + 1, isFinished: false });
  await showHome();
  await articlesAre([
    'first mill.example home_left 1 min',
    'fourth mill.example home_left 9 min',
    'third mill.example home_left 10 min',
  ]);
  await expect.element(page.getByRole('region', { name: 'home_go_on' })).toBeVisible();
  await page.getByRole('button', { name: 'fourth mill.example home_left 9 min' }).click();
  expect(openKept).toHaveBeenCalledExactlyOnceWith(await idOf('https://www.mill.example/fourth'));
  await waitFor(() => {
    expect(close).toHaveBeenCalledOnce();
  });
});

it('opens the other pages and closes itself', async () => {
  await showHome();
  for (const [at, name] of PAGES.entries()) {
    await page.getByRole('button', { name }).click();
    expect(OPENERS[at]).toHaveBeenCalledOnce();
  }
  await waitFor(() => {
    expect(close).toHaveBeenCalledTimes(3);
  });
  expect(mounted.element.querySelector('.home-unfinished')).toBeNull();
});

it('is used by keys alone', async () => {
  await keep('wind', 0.5);
  await showHome();
  await articlesAre(['wind mill.example home_left 5 min']);
  const focused: (string | null | undefined)[] = [];
  while (focused.at(-1) !== 'appearance_all_settings' && focused.length < 12) {
    await userEvent.keyboard('{Tab}');
    focused.push(document.activeElement?.textContent);
  }
  expect(focused.slice(-4)).toEqual(['wind mill.example home_left 5 min', ...PAGES]);
  await userEvent.keyboard('{Enter}');
  expect(openSettings).toHaveBeenCalledOnce();
});

describe('the kept copy', () => {
  it('of this very address is offered, and not among the unfinished articles', async () => {
    await keep('gone', 0.5);
    await keep('other', 0.5);
    await showHome(blocked('not-loaded', 'net::ERR'), 'https://www.mill.example/gone#part');
    await waitFor(() => {
      expect(buttons('.with-home').slice(0, 2)).toEqual(['home_open_copy', 'retry']);
    });
    expect([...mounted.element.querySelectorAll('.primary')].map((one) => one.textContent)).toEqual(['home_open_copy']);
    await page.getByRole('button', { name: 'home_open_copy' }).click();
    expect(openKept).toHaveBeenCalledExactlyOnceWith(await idOf('https://www.mill.example/gone'));
    await articlesAre(['other mill.example home_left 5 min']);
  });

  it('never moves a button that is shown', async () => {
    await keep('gone', 0.5);
    const read = Promise.withResolvers<undefined>();
    vi.mocked(readWithPlaces).mockImplementationOnce(async () => {
      await read.promise;
      return readWithPlaces();
    });
    await showHome(blocked('not-loaded'), 'https://www.mill.example/gone');
    const retry = page.getByRole('button', { name: 'retry', includeHidden: true });
    await expect.element(retry).not.toBeVisible();
    read.resolve(undefined);
    await expect.element(retry).toBeVisible();
    expect(buttons('.actions')).toEqual(['home_open_copy', 'retry']);
  });

  it('is not waited for where the list does not answer', async () => {
    await keep('gone', 0.5);
    vi.mocked(readWithPlaces).mockReturnValueOnce(new Promise(() => undefined));
    await showHome(blocked('not-loaded'), 'https://www.mill.example/gone');
    await expect.element(page.getByRole('button', { name: 'retry' })).toBeVisible();
  });

  it('precedes the best guess of a page without an article', async () => {
    await keep('gone', 0.5);
    await showHome(none('too-little-text'), 'https://www.mill.example/gone');
    await waitFor(() => {
      expect(buttons('.actions').slice(0, 2)).toEqual(['home_open_copy', 'show_best_guess']);
    });
  });

  it('of another address is not', async () => {
    await keep('gone', 0.5);
    await showHome(blocked('not-loaded'), 'https://www.mill.example/gone/too');
    await articlesAre(['gone mill.example home_left 5 min']);
    expect(page.getByRole('button', { name: 'home_open_copy' }).elements()).toEqual([]);
  });
});

describe('the entries of the page', () => {
  beforeEach(() => {
    vi.mocked(readPageEntries).mockResolvedValueOnce(ENTRIES);
  });
  const list = () => page.getByRole('region', { name: 'home_entries' });

  it('are listed where a front page has no article, and open in the reader', async () => {
    await showHome(none('mostly-links'));
    await expect.element(list()).toBeVisible();
    expect(buttons('.home-list')).toEqual(['Wind', 'Grain', 'Stonesmill.example']);
    expect(readPageEntries).toHaveBeenCalledExactlyOnceWith(7);
    await list().getByRole('button', { name: 'Grain' }).click();
    expect(askAndDo).toHaveBeenCalledExactlyOnceWith({ kind: 'link', url: 'https://www.mill.example/Grain' });
    await waitFor(() => {
      expect(close).toHaveBeenCalledOnce();
    });
  });

  it('have the room of a preview, which would be the words of the same links', async () => {
    await showHome(none('mostly-links'));
    await expect.element(list()).toBeVisible();
    expect(mounted.element.querySelector('.preview')).toBeNull();
    expect(buttons('.actions')).toContain('show_best_guess');
  });

  it('say so if one does not open', async () => {
    vi.mocked(askAndDo).mockRejectedValueOnce(new Error('no window'));
    await showHome(none('mostly-links'));
    await list().getByRole('button', { name: 'Grain' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('link_failed no window');
    expect(close).not.toHaveBeenCalled();
  });

  it.each([blocked('browser-page'), none('no-text')])('are not read where the page has none', async (outcome) => {
    await showHome(outcome);
    expect(readPageEntries).not.toHaveBeenCalled();
    vi.mocked(readPageEntries).mockReset().mockResolvedValue([]);
  });
});

it('offers nothing of the reading list in a private window', async () => {
  await keep('gone', 0.5);
  tab.isPrivate = true;
  await showHome(blocked('not-loaded'), 'https://www.mill.example/gone');
  expect(readWithPlaces).not.toHaveBeenCalled();
  expect(buttons('.home')).toEqual([]);
});

it('reads nothing of the reading list where there is an article', async () => {
  await keep('wind', 0.5);
  await showPopup({ kind: 'article', article: testArticle() });
  await waitFor(() => {
    expect(mounted.element.querySelector('article.sheet')).not.toBeNull();
  });
  expect(mounted.element.querySelector('.home, .home-pages, .with-home')).toBeNull();
  expect(readWithPlaces).not.toHaveBeenCalled();
});

it('offers the pages if the reading list cannot be read', async () => {
  await keep('wind', 0.5);
  vi.mocked(readWithPlaces).mockRejectedValueOnce(new Error('damaged'));
  await showHome();
  await waitFor(() => {
    expect(logError).toHaveBeenCalledExactlyOnceWith('popup-home', new Error('damaged'));
  });
  expect(buttons('.home')).toEqual([]);
});

it('says so if a page does not open', async () => {
  vi.mocked(openReadingList).mockRejectedValueOnce(new Error('no window'));
  await showHome();
  await page.getByRole('button', { name: 'reading_list' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('open_tab_failed no window');
  expect(close).not.toHaveBeenCalled();
});

it.each(['ltr', 'rtl'] as const)('begins titles at one side and cuts long ones in 360 pixels (%s)', async (dir) => {
  await page.viewport(360, 600);
  const [short, long] = dir === 'ltr' ? ['Wind', LONG] : ['ريح', 'طاحونة الريح على الساحل القديم '.repeat(6)];
  await keep('long', 0.5, long, dir);
  await keep('short', 0.5, short, dir);
  await showHome();
  await waitFor(() => {
    expect(mounted.element.querySelectorAll('.home-title')).toHaveLength(2);
  });
  const titles = [...mounted.element.querySelectorAll('.home-title')];
  expect(titles.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([false, true]);
  const sides = [...titles, ...mounted.element.querySelectorAll('.home-facts')].map(
    (one) => one.getBoundingClientRect().left,
  );
  expect(new Set(sides).size).toBe(1);
  const scroller = mounted.element.querySelector('.scroller');
  expect(scroller?.scrollWidth).toBe(scroller?.clientWidth);
});
