import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testArticle } from '../../reader/testing/test-article.ts';
import { keepInList, noteProgress, readEntries, readList, removeFromList } from '../../platform/stores/reading-list.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { mountPoint, type MountPoint } from '../../ui/testing/mount-view.ts';
import { waitFor } from '../../ui/testing/wait-for.ts';
import css from '../library.css?inline';
import { ListPage } from './list-page.tsx';

vi.mock('../../platform/stores/kept-places.ts', () => ({
  loadPlaces: () => Promise.resolve(new Map()),
  progressAt: vi.fn(),
}));

let mounted: MountPoint;
const shown = (selector: string): readonly string[] =>
  [...mounted.element.querySelectorAll(selector)].map((one) => one.textContent);
const titles = (): readonly string[] => shown('.entries h2');

async function keep(title: string, text = title, minutes = 1, dir: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  const url = `https://mill.example/${encodeURIComponent(title)}`;
  await keepInList({ article: testArticle({ title, url, minutes, dir }), text, pictures: new Map(), progress: null });
}

/** Stores a value as an entry without looking at it. */
async function putEntry(value: object): Promise<void> {
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open('winnow-reading-list');
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('entries', 'readwrite');
      transaction.objectStore('entries').add(value);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

async function show(count: number): Promise<void> {
  await mounted.show(<ListPage />);
  await waitFor(() => {
    expect(titles()).toHaveLength(count);
  });
}

beforeEach(async () => {
  history.replaceState(null, '', location.pathname);
  await removeFromList((await readList()).map(({ id }) => id));
  mounted = mountPoint();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await mounted.remove();
});

it('says what to do while nothing is kept, and shows no search and filters for it', async () => {
  await mounted.show(<ListPage />);
  await waitFor(() => {
    expect(shown('.library-empty > p')).toEqual(['list_empty', 'addresses_hint']);
  });
  expect(mounted.element.querySelectorAll(':is(input, select):not([type=file])')).toHaveLength(0);
});

it('shows time left and how far, and sorts by it', async () => {
  await keep('long', '', 20);
  await keep('short', '', 2);
  await noteProgress('https://mill.example/long', { fraction: 0.75, time: 1, isFinished: false });
  await show(2);
  expect(mounted.element.querySelector('progress')?.value).toBe(0.75);
  expect(shown('.entry-left').join()).toMatch(/^list_left .*5.*20/);
  const order = page.getByRole('combobox', { name: 'list_sort' });
  await userEvent.selectOptions(order, 'shortest');
  expect(titles()).toEqual(['short', 'long']);
  await userEvent.selectOptions(order, 'nearly');
  expect(titles()).toEqual(['long', 'short']);
  expect(location.search).toBe('?sort=nearly');
});

it('shows the articles beside damaged entries, which can be deleted', async () => {
  await keep('one');
  await putEntry({ url: 'https://mill.example/bare' });
  await putEntry({ title: 7, url: 'https://mill.example/seven', keptAt: 'today' });
  await show(1);
  expect(shown('.unreadable-note > .warning')).toEqual(['unreadable_count 2']);
  await userEvent.click(page.getByRole('button', { name: 'stored_delete_now' }));
  expect((await readEntries()).unreadable).toHaveLength(2);
  await userEvent.click(page.getByRole('button', { name: 'list_delete_now' }));
  await waitFor(() => {
    expect(shown('.unreadable-note')).toEqual([]);
  });
  expect((await readEntries()).unreadable).toEqual([]);
  expect(titles()).toEqual(['one']);
});

it('writes what comes from pages as text', async () => {
  await keep('<img src=x onerror=alert(1)>', 'Some <b>bold</b> grain.');
  await show(1);
  await userEvent.fill(page.getByRole('searchbox'), '<b>');
  await waitFor(() => {
    expect(shown('.entry-hit')).toEqual(['Some <b>bold</b> grain.']);
  });
  expect(titles()).toEqual(['<img src=x onerror=alert(1)>']);
  expect(mounted.element.querySelectorAll('img, b')).toHaveLength(0);
});

it('finds words of the text, and says where nothing matches', async () => {
  await keep('one', 'The rudder broke. The oars did not.');
  await keep('two');
  await show(2);
  const search = page.getByRole('searchbox');
  await userEvent.fill(search, 'OARS');
  await waitFor(() => {
    expect(titles()).toEqual(['one']);
    expect(shown('.entry-hit mark')).toEqual(['oars']);
  });
  await userEvent.fill(search, 'nobody');
  await waitFor(() => {
    expect(shown('.library-empty p')).toEqual(['list_no_match']);
  });
  await userEvent.click(page.getByRole('button', { name: 'list_clear' }));
  await waitFor(() => {
    expect(titles()).toHaveLength(2);
  });
});

it('marks a range with Shift, deletes it at once, and takes it back', async () => {
  for (const title of ['a', 'b', 'c', 'd']) await keep(title);
  await show(4);
  const box = (title: string) => page.getByRole('checkbox', { name: `list_select ${title}` });
  const [first, , third] = titles();
  await userEvent.click(box(first!));
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(box(third!));
  await userEvent.keyboard('{/Shift}');
  expect(shown('.selection-bar .library-bar-text')).toEqual(['list_selected_count 3']);
  await userEvent.click(page.getByRole('group').getByRole('button', { name: 'highlight_delete' }));
  await waitFor(() => {
    expect(titles()).toHaveLength(1);
  });
  expect(document.activeElement?.textContent).toBe(titles()[0]);
  await userEvent.click(page.getByRole('button', { name: 'undo' }));
  await waitFor(() => {
    expect(titles()).toHaveLength(4);
  });
});

it('says that nothing was stored if the disk is full, and offers to delete for good', async () => {
  await keep('a');
  await keep('b');
  await show(2);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await userEvent.click(page.getByRole('button', { name: 'list_delete a' }));
  await waitFor(() => {
    expect(shown('[role=alert] p')).toEqual(['list_full']);
  });
  expect(titles()).toHaveLength(2);
  await userEvent.click(page.getByRole('button', { name: 'list_delete_now' }));
  await waitFor(() => {
    expect(titles()).toEqual(['b']);
  });
  expect(shown('[role=alert]')).toEqual([]);
});

it('leaves tags as they were with Esc, and stores them with Enter', async () => {
  await keep('a');
  await show(1);
  const open = page.getByRole('button', { name: 'list_tags_of a' });
  await userEvent.click(open);
  await userEvent.keyboard('sea{Escape}');
  expect(mounted.element.querySelectorAll('.inline-form, .tag')).toHaveLength(0);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('list_tags_of a');
  await userEvent.click(open);
  await userEvent.keyboard('sea, Sea, mill{Enter}');
  await waitFor(() => {
    expect(shown('.entry-tags .tag')).toEqual(['sea', 'mill']);
  });
});

it('shows a long list in steps, and the rest on request or when it comes into view', async () => {
  for (let at = 0; at < 45; at++) await keep(`article ${String(at)}`);
  await mounted.show(<ListPage />);
  await waitFor(() => {
    expect(titles().length).toBeGreaterThan(9);
  });
  await waitFor(() => {
    mounted.element.querySelector('.list-end')?.scrollIntoView();
    expect(titles()).toHaveLength(45);
  });
  expect(mounted.element.querySelector('.list-end')).toBeNull();
});

it('asks for the title of a book of the selected articles, shows how far it is, and saves it', async () => {
  await keep('one');
  await keep('two');
  await show(2);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  for (const box of page.getByRole('checkbox').elements()) await userEvent.click(box);
  const make = page.getByRole('button', { name: 'book_make' });
  await userEvent.click(make);
  await userEvent.keyboard('{Escape}');
  // Esc closes the question, not the selection.
  expect(shown('.selection-bar .library-bar-text')).toEqual(['list_selected_count 2']);
  await userEvent.click(make);
  await userEvent.keyboard('From the mill{Enter}');
  await waitFor(() => {
    expect(saved).toEqual(['From the mill.epub']);
  });
  expect(shown('.toast')).toEqual(['saved From the mill.epub']);
});

it.each([
  ['ltr', 'rtl'],
  ['rtl', 'ltr'],
] as const)('cuts a title (%s) at its own end, and begins it at the side of the list (%s)', async (dir, list) => {
  adoptStyle(css);
  await page.viewport(360, 700);
  await keep('mill', '', 1, dir);
  await keep('the mills of the coast '.repeat(20).trim(), '', 1, dir);
  mounted.element.dir = list;
  await show(2);
  const cut = [...mounted.element.querySelectorAll<HTMLElement>('.entry h2 *')].filter(
    (one) => getComputedStyle(one).overflow === 'hidden',
  );
  expect(cut.map((one) => getComputedStyle(one).direction)).toEqual([dir, dir]);
  expect(cut.map((one) => one.scrollHeight > one.clientHeight)).toEqual([true, false]);
  const side = list === 'rtl' ? 'right' : 'left';
  const sides = [...cut, ...mounted.element.querySelectorAll('.entry-facts')].map(
    (one) => one.getBoundingClientRect()[side],
  );
  expect(new Set(sides).size).toBe(1);
});

it.each(['ltr', 'rtl'] as const)('has no place for pictures in a list without any (%s)', async (dir) => {
  await page.viewport(1000, 600);
  mounted.element.dir = dir;
  await keep('Wind');
  await show(1);
  const row = mounted.element.querySelector('.entry')!.getBoundingClientRect();
  const actions = mounted.element.querySelector('.entry-actions')!.getBoundingClientRect();
  expect(dir === 'ltr' ? row.right - actions.right : actions.left - row.left).toBeLessThan(1);
});

it('closes what exports and imports on Esc, with the focus on its button', async () => {
  await keep('Wind');
  await show(1);
  const button = page.getByRole('button', { name: 'library_transfer' });
  await userEvent.click(button);
  const panel = mounted.element.querySelector<HTMLElement>('.transfer')!;
  expect(panel.hidden).toBe(false);
  panel.querySelector('button')!.focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => {
    expect(panel.hidden).toBe(true);
  });
  expect(document.activeElement).toBe(button.element());
});
