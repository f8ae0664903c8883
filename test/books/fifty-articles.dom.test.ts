import { beforeAll, expect, inject, it } from 'vitest';
import { commands } from 'vitest/browser';
import { keepInList, readList, removeFromList } from '../../src/platform/stores/reading-list.ts';
import { testArticle } from '../../src/reader/testing/test-article.ts';
import { makeBook, type BookOptions } from '../../src/library/books/make-book.ts';

const COUNT = 50;
/** Characters of each tenth article: a book of its own. */
const LONG = 2_000_000;
const PARAGRAPH = `<p>The miller keeps the wheel turning while the tide is out, and counts the sacks. ${'Grain. '.repeat(20)}</p>`;
/** Base64 is made of parts, because a call takes a limited number of arguments. */
const PART = 30_000;

/** A picture of its own colour for each article. */
async function pictureOf(number: number): Promise<string> {
  const canvas = new OffscreenCanvas(400, 300);
  const context = canvas.getContext('2d')!;
  context.fillStyle = `hsl(${String(number * 7)} 60% 50%)`;
  context.fillRect(0, 0, 400, 300);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  return `data:image/png;base64,${base64(bytes)}`;
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PART) text += String.fromCharCode(...bytes.subarray(at, at + PART));
  return btoa(text);
}

async function keep(number: number): Promise<void> {
  const url = `https://mill.example/${String(number)}`;
  const picture = `${url}.png`;
  const length = number % 10 === 0 ? LONG : 5000;
  const text = PARAGRAPH.repeat(Math.ceil(length / PARAGRAPH.length));
  const article = testArticle({
    ...{ title: `Chapter ${String(number)}`, url, byline: 'A. Miller', leadImage: null },
    ...(number % 7 === 0 && { lang: 'ar', dir: 'rtl' as const }),
    content: `<h2>Tide</h2><figure><img src="${picture}" alt="Colour"><figcaption>A colour</figcaption></figure>${text}`,
  });
  await keepInList({ article, text: '', pictures: new Map([[picture, await pictureOf(number)]]), progress: null });
}

const options = (changes: Partial<BookOptions> = {}): BookOptions => ({
  ...{ title: 'A year of the mill', hasHighlights: true, onProgress: () => undefined },
  signal: new AbortController().signal,
  ...changes,
});

beforeAll(async () => {
  await removeFromList((await readList()).map(({ id }) => id));
  for (let number = 1; number <= COUNT; number++) await keep(number);
  return async () => removeFromList((await readList()).map(({ id }) => id));
});

it('ends at the article where the user ends it, without a book', async () => {
  const work = new AbortController();
  const done: number[] = [];
  const onProgress = (count: number): void => {
    done.push(count);
    if (count === 20) work.abort();
  };
  await expect(makeBook(await readList(), options({ onProgress, signal: work.signal }))).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(done.at(-1)).toBe(20);
});

it('makes one book of 50 articles with pictures, some of 2 MB, that epubcheck accepts', async () => {
  const done: number[] = [];
  const made = await makeBook(await readList(), options({ onProgress: (count) => done.push(count) }));
  expect(done).toEqual(Array.from({ length: COUNT + 1 }, (_, at) => at));
  expect(made).toMatchObject({ missing: [], links: 0 });
  if (!inject('hasEpubcheck')) return;
  const book = base64(new Uint8Array(await made.file.arrayBuffer()));
  expect(await commands.epubcheck({ fifty: book })).toEqual([]);
});
