import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { store } from '../../platform/messages/ask-background.ts';
import {
  deleteUnreadableHighlights,
  storeHighlight,
  type KeptHighlight,
} from '../../platform/stores/kept-highlights.ts';
import { keepInList, readList, removeFromList } from '../../platform/stores/reading-list.ts';
import { fakeBrowser, type FakeBrowser } from '../../platform/testing/fake-browser.ts';
import { testArticle } from '../../reader/testing/test-article.ts';
import { mountPoint, type MountPoint } from '../../ui/testing/mount-view.ts';
import { waitFor } from '../../ui/testing/wait-for.ts';
import { HighlightsPage } from './highlights-page.tsx';

vi.mock('../../platform/browser/browser.ts', () => import('../../platform/testing/fake-browser.ts'));
// The page of a test is in a frame, which has no locks of its own.
vi.mock('../../platform/stores/in-turn.ts', () => ({ inTurn: (_: string, work: () => unknown) => work() }));
vi.mock('../../platform/messages/ask-background.ts', () => ({ store: vi.fn() }));

const MILL = 'https://mill.example/wind';
const TIDE = 'https://tide.example/water';
const highlight = (id: string, changes: Partial<KeptHighlight> = {}): KeptHighlight => ({
  ...{ id, position: 0, color: 'yellow', note: '', createdAt: 1 },
  quote: { exact: `words of ${id}`, prefix: '', suffix: '' },
  ...changes,
});

let browser: FakeBrowser;
let mounted: MountPoint;
const shown = (selector: string): readonly string[] =>
  [...mounted.element.querySelectorAll(selector)].map((one) => one.textContent);
const words = (): readonly string[] => shown('.kept-words');

async function show(count: number): Promise<void> {
  await mounted.show(<HighlightsPage />);
  await waitFor(() => {
    expect(words()).toHaveLength(count);
  });
}

beforeEach(async () => {
  browser = fakeBrowser();
  // The page itself needs more of the browser than its locks.
  vi.unstubAllGlobals();
  browser.storage.local.get = (keys) =>
    Promise.resolve(
      Object.fromEntries(
        [...browser.storage.local.items].filter(([key]) => keys == null || [keys].flat().includes(key)),
      ),
    );
  vi.mocked(store)
    .mockReset()
    .mockImplementation(async (_, argument) => {
      const { url, id, highlight: changed, article } = argument as Parameters<typeof store<'store/highlight'>>[1];
      await storeHighlight(url, id, changed, article);
      return null as never;
    });
  await removeFromList((await readList()).map(({ id }) => id));
  const article = { title: 'Wind <b>', lang: 'en', dir: 'ltr' } as const;
  await storeHighlight(MILL, 'a', highlight('a', { note: '<i>why</i>', createdAt: 5 }), article);
  await storeHighlight(MILL, 'b', highlight('b', { color: 'blue', position: 3 }), article);
  await storeHighlight(TIDE, 'c', highlight('c', { color: 'pink', createdAt: 9 }), { ...article, title: 'A tide' });
  mounted = mountPoint();
});
afterEach(() => mounted.remove());

it('shows the highlights beside damaged ones, which can be deleted', async () => {
  const stored = browser.storage.local.items.get(`highlights:${MILL}`) as unknown[];
  const damaged = [{ id: 'x', url: MILL }, null, { ...highlight('late'), createdAt: 1e300 }];
  await browser.storage.local.set({ [`highlights:${MILL}`]: [...damaged, ...stored], 'highlights:constructor': 'x' });
  await show(3);
  expect(shown('.unreadable-note > .warning')).toEqual(['unreadable_count 4']);
  vi.mocked(store).mockImplementationOnce(async (_, argument) => {
    await deleteUnreadableHighlights((argument as Parameters<typeof store<'store/without-unreadable'>>[1]).gone);
    return null as never;
  });
  await userEvent.click(page.getByRole('button', { name: 'stored_delete_now' }));
  await userEvent.click(page.getByRole('button', { name: 'list_delete_now' }));
  await waitFor(() => {
    expect(shown('.unreadable-note')).toEqual([]);
  });
  expect(words()).toHaveLength(3);
});

it('says what to do while there are none', async () => {
  for (const [url, id] of [
    [MILL, 'a'],
    [MILL, 'b'],
    [TIDE, 'c'],
  ] as const)
    await storeHighlight(url, id, null);
  await mounted.show(<HighlightsPage />);
  await waitFor(() => {
    expect(shown('.library-empty')).toEqual(['highlights_empty']);
  });
});

it('groups them by article, filters by color, searches and sorts', async () => {
  await show(3);
  expect(shown('h2')).toEqual(['A tide', 'Wind <b>']);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'list_sort' }), 'oldest');
  expect(shown('h2')).toEqual(['Wind <b>', 'A tide']);
  await userEvent.click(page.getByRole('checkbox', { name: 'color_blue' }));
  expect(words()).toEqual(['words of b']);
  await userEvent.click(page.getByRole('checkbox', { name: 'color_pink' }));
  expect(words()).toEqual(['words of b', 'words of c']);
  await userEvent.fill(page.getByRole('searchbox'), 'tide');
  expect(words()).toEqual(['words of c']);
  await userEvent.fill(page.getByRole('searchbox'), 'nobody');
  expect(shown('.library-empty')).toEqual(['list_no_match']);
});

it('writes what comes from pages and notes as text', async () => {
  await show(3);
  expect(shown('.kept-note')).toEqual(['<i>why</i>']);
  expect(mounted.element.querySelectorAll('b, i')).toHaveLength(0);
});

it('leads to the words on the page, and to those of a kept copy unless they are gone', async () => {
  const quote = { exact: 'Quixotic jackpots, 9841!', prefix: 'zz zzzz zzzz zz ', suffix: ' qq qqqq qqqq qq' };
  await storeHighlight(MILL, 'a', highlight('a', { quote }));
  const article = testArticle({ title: 'Wind', url: MILL, content: '<p>The words of b are here.</p>' });
  await keepInList({ article, text: 'The words of b are here.', pictures: new Map(), progress: null });
  const id = (await readList())[0]!.id;
  await show(3);
  await waitFor(() => {
    expect(shown('.kept-lost')).toEqual(['highlights_lost']);
  });
  const target = (words: string) =>
    [...mounted.element.querySelectorAll('.kept-words a')]
      .find((one) => one.textContent === words)
      ?.getAttribute('href');
  expect(target(quote.exact)).toBe(`${MILL}#:~:text=Quixotic%20jackpots%2C%209841!`);
  expect(target('words of b')).toBe(`./index.html?article=${String(id)}&highlight=b`);
  expect(target('words of c')).toBe(`${TIDE}#:~:text=words%20of%20c`);
});

it('edits a note, deletes and takes back', async () => {
  await show(3);
  await userEvent.click(page.getByRole('button', { name: 'highlight_edit words of c' }));
  await userEvent.keyboard('mine');
  await userEvent.click(page.getByRole('button', { name: 'highlight_done' }));
  await waitFor(() => {
    expect(shown('.kept-note')).toEqual(['mine', '<i>why</i>']);
  });
  await userEvent.click(page.getByRole('button', { name: 'list_delete words of c' }));
  await waitFor(() => {
    expect(words()).toEqual(['words of a', 'words of b']);
  });
  expect(document.activeElement?.closest('.kept-highlight')?.getAttribute('data-id')).toBe('a');
  await userEvent.click(page.getByRole('button', { name: 'undo' }));
  await waitFor(() => {
    expect(words()).toHaveLength(3);
  });
  expect(shown('.kept-note')).toEqual(['mine', '<i>why</i>']);
});

it('has a note that was being typed again after the page has closed, until the user is done', async () => {
  const edit = page.getByRole('button', { name: 'highlight_edit words of c' });
  await show(3);
  await userEvent.click(edit);
  await userEvent.keyboard('half a thou');
  // Closed without another word, as when the extension is updated.
  const closed = mounted;
  closed.element.remove();
  mounted = mountPoint();
  await show(3);
  await userEvent.click(edit);
  expect(mounted.element.querySelector('textarea')?.value).toBe('half a thou');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(edit);
  expect(mounted.element.querySelector('textarea')?.value).toBe('');
  await closed.remove();
});

it('says that nothing was stored if the storage is full', async () => {
  await show(3);
  vi.mocked(store).mockRejectedValue(new Error('Resource::kQuotaBytes quota exceeded'));
  await userEvent.click(page.getByRole('button', { name: 'list_delete words of c' }));
  await waitFor(() => {
    expect(shown('[role=alert]')).toEqual(['list_full']);
  });
  expect(words()).toHaveLength(3);
  expect(mounted.element.querySelector('.library-bar')).toBeNull();
});

it('follows the changes of other views', async () => {
  await show(3);
  await act(() => storeHighlight(TIDE, 'd', highlight('d')));
  await waitFor(() => {
    expect(words()).toHaveLength(4);
  });
});

it('begins a title in the other direction at the side of the list, in lines of its own direction', async () => {
  await page.viewport(360, 700);
  const title = 'طاحونة الريح على الساحل القديم ' + 'والطحان '.repeat(20);
  await storeHighlight(TIDE, 'c', highlight('c', { createdAt: 9 }), { title, lang: 'ar', dir: 'rtl' });
  await show(3);
  const titles = [...mounted.element.querySelectorAll('.highlight-group h2 bdi')];
  expect(titles.map((one) => getComputedStyle(one).direction)).toEqual(['rtl', 'ltr']);
  const [long, short] = titles.map((one) => one.getBoundingClientRect());
  expect(long?.left).toBe(short?.left);
  const range = document.createRange();
  range.selectNodeContents(titles[0]!);
  const lines = [...range.getClientRects()].map(({ right }) => Math.round(right));
  expect(lines.length).toBeGreaterThan(1);
  // Each line begins at the right.
  expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(10);
});
