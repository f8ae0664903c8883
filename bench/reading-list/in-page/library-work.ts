import { makeBook } from '../../../src/library/books/make-book.ts';
import type { Folder } from '../../../src/library/folder/directory.ts';
import { setFolder } from '../../../src/library/folder/folder-state.ts';
import { keepInStep } from '../../../src/library/folder/keep-in-step.ts';
import { keepInList, noteProgress, readList } from '../../../src/platform/stores/reading-list.ts';
import { testArticle } from '../../../src/reader/testing/test-article.ts';

const WORDS = 1000;
const PARAGRAPH = 80;
/** Articles that are kept at once. */
const BATCH = 50;
const PICTURE = { width: 1200, height: 800, address: 'https://mill.example/picture.jpg' };
/** Different pictures: drawing them takes longer than keeping the articles. */
const PICTURES = 20;
/** Different words of the generated texts. */
const VOCABULARY = 4000;

/** How long some work took, and how many bytes it wrote to the folder. */
export type Work = { readonly ms: number; readonly bytes: number };

const show = (): void => undefined;

const addressOf = (number: number): string => `https://mill.example/${String(number)}`;

/** Keeps articles with the numbers from `from` on: each of 1,000 words, every second with a picture. */
async function keep(from: number, count: number): Promise<void> {
  for (let at = from; at < from + count; at += BATCH)
    await Promise.all(Array.from({ length: Math.min(BATCH, from + count - at) }, (_, number) => keepOne(at + number)));
}

async function keepOne(number: number): Promise<void> {
  const random = randomFrom(number + 1);
  const words = Array.from({ length: WORDS }, () => `w${Math.floor(random() * VOCABULARY).toString(36)}`);
  const paragraphs = Array.from({ length: Math.ceil(WORDS / PARAGRAPH) }, (_, at) =>
    words.slice(at * PARAGRAPH, (at + 1) * PARAGRAPH).join(' '),
  );
  const picture = number % 2 === 0 ? await pictureOf(number / 2) : null;
  const content = paragraphs.map((text) => `<p>${text}</p>`).join('');
  await keepInList({
    article: testArticle({
      ...{ title: `Mill ${String(number)}`, url: addressOf(number), wordCount: WORDS, minutes: 4 },
      content: picture === null ? content : `${content}<p><img src="${PICTURE.address}" alt=""></p>`,
    }),
    text: paragraphs.join('\n'),
    pictures: new Map(picture === null ? [] : [[PICTURE.address, picture]]),
    progress: null,
  });
}

const drawn = new Map<number, Promise<string>>();

function pictureOf(number: number): Promise<string> {
  const at = number % PICTURES;
  const known = drawn.get(at) ?? draw(randomFrom(at + 1));
  drawn.set(at, known);
  return known;
}

/** A picture that packs about as a photograph does. */
async function draw(random: () => number): Promise<string> {
  const canvas = new OffscreenCanvas(PICTURE.width, PICTURE.height);
  const context = canvas.getContext('2d')!;
  for (let at = 0; at < 400; at++) {
    context.fillStyle = `hsl(${String(Math.floor(random() * 360))} 50% ${String(Math.floor(random() * 100))}% / 0.5)`;
    context.fillRect(random() * PICTURE.width, random() * PICTURE.height, random() * 300, random() * 200);
  }
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:image/jpeg;base64,${btoa(text)}`;
}

/** Park and Miller's generator: the same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Writes one book of the latest articles. */
async function book(count: number): Promise<Work> {
  const entries = (await readList()).slice(0, count);
  const { signal } = new AbortController();
  const before = performance.now();
  const { file } = await makeBook(entries, { title: 'Book', hasHighlights: true, onProgress: show, signal });
  return { ms: performance.now() - before, bytes: file.size };
}

/** Keeps a folder of that name in step from now on. Nothing is written yet. */
async function choose(name: string): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await setFolder((await root.getDirectoryHandle(name, { create: true })) as Folder);
}

/** Brings the folder into step. */
async function step(): Promise<Work> {
  const { write } = FileSystemWritableFileStream.prototype;
  let bytes = 0;
  FileSystemWritableFileStream.prototype.write = function (this: FileSystemWritableFileStream, data) {
    bytes += new Blob([data as string | Blob]).size;
    return write.call(this, data);
  };
  const before = performance.now();
  const { kind } = await keepInStep(show);
  const ms = performance.now() - before;
  FileSystemWritableFileStream.prototype.write = write;
  if (kind !== 'done') throw new Error(`The folder is not written: ${kind}`);
  return { ms, bytes };
}

/** Notes that an article was read up to a share of it. */
async function read(number: number, fraction: number): Promise<void> {
  await noteProgress(addressOf(number), { fraction, time: Date.now(), isFinished: false });
}

const libraryWork = { keep, book, choose, step, read };
export type LibraryWork = typeof libraryWork;

Object.assign(window, { libraryWork });
