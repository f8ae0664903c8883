import { beforeEach, expect, it, vi } from 'vitest';
import { keepInList, readList, removeFromList } from '../../platform/stores/reading-list.ts';
import { testArticle } from '../../reader/testing/test-article.ts';
import { readBook, type ReadBook } from '../../../test/books/read-book.ts';
import { makeBook, type BookOptions } from './make-book.ts';

vi.mock('../../platform/stores/kept-highlights.ts', () => ({
  loadHighlights: () =>
    Promise.resolve([
      { id: '1', quote: { exact: 'broke', prefix: '', suffix: '' }, position: 0, color: 'green', note: 'Twice.' },
    ]),
}));

const RED = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='90' height='20'><rect width='90' height='20' fill='red'/></svg>`;
const PICTURE = 'https://mill.example/red.svg';
const TEXT = `<p>The rudder broke.</p><img src="${PICTURE}" alt="Red"><img src="https://mill.example/gone.png" alt="Gone">`;

async function keep(title: string): Promise<void> {
  const article = testArticle({ title, url: `https://mill.example/${title}`, content: TEXT, leadImage: null });
  await keepInList({ article, text: title, pictures: new Map([[PICTURE, RED]]), progress: null });
}

/** Replaces the stored article of an entry by something that is none. */
async function damage(id: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open('winnow-reading-list');
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('articles', 'readwrite');
      transaction.objectStore('articles').put({ id, article: 7 });
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

const options = (changes: Partial<BookOptions> = {}): BookOptions => ({
  title: 'From the mill',
  hasHighlights: true,
  onProgress: () => undefined,
  signal: new AbortController().signal,
  ...changes,
});

async function bookOf(changes: Partial<BookOptions> = {}): Promise<ReadBook> {
  const { file } = await makeBook(await readList(), options(changes));
  return readBook(new Uint8Array(await file.arrayBuffer()));
}

beforeEach(async () => {
  await removeFromList((await readList()).map(({ id }) => id));
  for (const title of ['oats', 'rye', 'spelt']) await keep(title);
});

it('holds the articles in their order, with kept pictures, and a cover', async () => {
  const done: number[] = [];
  const made = await makeBook(await readList(), options({ onProgress: (count) => done.push(count) }));
  expect(made.name).toBe('From the mill.epub');
  expect(made.missing).toEqual([]);
  expect(made.links).toBe(3);
  expect(done).toEqual([0, 1, 2, 3]);
  const book = readBook(new Uint8Array(await made.file.arrayBuffer()));
  const titles = [...book.navigation.querySelectorAll('nav > ol > li > a')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['spelt', 'rye', 'oats']);
  expect(book.manifest.get('book/pictures/cover.jpg')?.properties).toBe('cover-image');
  const page = book.page('chapter-1.xhtml');
  expect(page.querySelectorAll('img')).toHaveLength(1);
  expect(page.querySelector('a[href="https://mill.example/gone.png"]')?.textContent).toBe('Gone');
});

it('has highlights and notes only where they are wanted', async () => {
  const withThem = (await bookOf()).page('chapter-1.xhtml');
  expect(withThem.querySelector('p mark.highlight-green')?.textContent).toBe('broke');
  expect(withThem.documentElement.textContent).toContain('Twice.');
  const without = (await bookOf({ hasHighlights: false })).page('chapter-1.xhtml');
  expect(without.querySelector('mark')).toBeNull();
  expect(without.documentElement.textContent).not.toContain('Twice.');
});

it('leaves out an article that cannot be read, and names it', async () => {
  const [latest] = await readList();
  await damage(latest!.id);
  const made = await makeBook(await readList(), options());
  expect(made.missing).toEqual(['spelt']);
  const book = readBook(new Uint8Array(await made.file.arrayBuffer()));
  expect([...book.spine.children]).toHaveLength(4);
});

it('ends when the user ends it, and rejects if no article can be read', async () => {
  const work = new AbortController();
  const onProgress = (done: number): void => {
    if (done === 1) work.abort();
  };
  await expect(makeBook(await readList(), options({ onProgress, signal: work.signal }))).rejects.toThrow();
  for (const { id } of await readList()) await damage(id);
  await expect(makeBook(await readList(), options())).rejects.toThrow('A book needs at least one article.');
});
