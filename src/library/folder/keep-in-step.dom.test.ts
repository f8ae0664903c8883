import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ArticleHighlights, KeptHighlight } from '../../platform/stores/kept-highlights.ts';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { changeEntries, keepInList, readList, removeFromList } from '../../platform/stores/reading-list.ts';
import { testArticle } from '../../reader/testing/test-article.ts';
import { writeFile, type Folder } from './directory.ts';
import { loadFolder, setFolder, storeFolder, type FolderState } from './folder-state.ts';
import { keepInStep, type InStep } from './keep-in-step.ts';

const fake = vi.hoisted(() => ({ highlights: [] as unknown[] }));

vi.mock('../../platform/stores/in-turn.ts', () => ({ inTurn: (_: string, work: () => unknown) => work() }));
vi.mock('../../platform/stores/kept-places.ts', () => ({
  exportPlaces: () => Promise.resolve({}),
  addPlaces: () => Promise.resolve(),
}));
vi.mock('../../platform/stores/rule-store.ts', () => ({ loadRules: () => Promise.resolve([]) }));
vi.mock('../../platform/stores/kept-highlights.ts', () => ({
  HIGHLIGHT_COLORS: [],
  loadAllHighlights: () => Promise.resolve(fake.highlights),
  loadUnreadableHighlights: () => Promise.resolve([]),
  loadHighlights: () => Promise.resolve([]),
  parseHighlight: (value: unknown) => value,
}));
vi.mock('../../platform/messages/ask-background.ts', () => ({
  store: (_: string, { articles }: { articles: ArticleHighlights[] }) => {
    const known = JSON.stringify(fake.highlights);
    const added = articles.filter(({ url }) => !known.includes(url));
    fake.highlights.push(...added);
    return Promise.resolve({ added: added.length, known: articles.length - added.length });
  },
}));

const NAME = 'kept in step';
const HIGHLIGHT: KeptHighlight = {
  ...{ id: 'h1', quote: { exact: 'grain', prefix: '', suffix: '' }, position: 5 },
  ...{ color: 'green', note: 'Why?', createdAt: 1 },
};
const HIGHLIGHTS: ArticleHighlights = {
  url: 'https://mill.example/oats',
  article: { title: 'Oats', lang: 'en', dir: 'ltr' },
  highlights: [HIGHLIGHT],
};

let folder: Folder;
const part = (name: string) => folder.getDirectoryHandle(name);
const show = vi.fn();

/** Keeps an article as if at this time, in milliseconds since 1970. */
async function keep(title: string, time = 1_000_000_000_000): Promise<void> {
  const url = `https://mill.example/${title.toLowerCase()}`;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(time);
  await keepInList({ article: testArticle({ title, url }), text: title, pictures: new Map(), progress: null });
  clock.mockRestore();
}

async function removeTitled(title: string): Promise<void> {
  await removeFromList((await readList()).filter((entry) => entry.title === title).map(({ id }) => id));
}

async function run(changed?: 'overwrite' | 'beside'): Promise<Extract<InStep, { kind: 'done' }>> {
  const result = await keepInStep(show, changed);
  if (result.kind !== 'done') throw new Error(result.kind);
  return result;
}

async function names(of: FileSystemDirectoryHandle): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const one of (of as Folder).values()) found.push(one.name);
  return found.sort();
}

async function textOf(path: string): Promise<string> {
  const [name = '', file = ''] = path.split('/');
  return (await (await (await part(name)).getFileHandle(file)).getFile()).text();
}

/** The archives of this machine. */
async function archives(): Promise<readonly string[]> {
  return names(await part(`winnow-${(await loadFolder()).machine}`));
}

/** Goes on as another machine, with nothing stored. Resolves to what this machine knew. */
async function otherMachine(): Promise<FolderState> {
  const state = await loadFolder();
  await empty();
  await deleteDB('winnow-folder');
  await setFolder(folder);
  return state;
}

async function empty(): Promise<void> {
  await removeFromList((await readList()).map(({ id }) => id));
  fake.highlights = [];
}

beforeEach(async () => {
  await empty();
  await deleteDB('winnow-folder');
  const root = await navigator.storage.getDirectory();
  folder = (await root.getDirectoryHandle(NAME, { create: true })) as Folder;
  await setFolder(folder);
});
afterEach(async () => {
  vi.restoreAllMocks();
  const root = await navigator.storage.getDirectory();
  await root.removeEntry(NAME, { recursive: true });
});

it('does nothing until a folder is chosen, nor without permission', async () => {
  await setFolder(null);
  expect(await keepInStep(show)).toEqual({ kind: 'off' });
  await setFolder(folder);
  vi.spyOn(FileSystemHandle.prototype as unknown as Folder, 'queryPermission').mockResolvedValue('prompt');
  await keep('Oats');
  expect(await keepInStep(show)).toEqual({ kind: 'asks', name: NAME });
  vi.restoreAllMocks();
  expect(await names(folder)).toEqual([]);
});

it('writes articles and highlights as Markdown, and archives for other machines', async () => {
  fake.highlights = [HIGHLIGHTS];
  await keep('Oats');
  await keep('Rye');
  await run();
  const { machine } = await loadFolder();
  expect(await names(folder)).toEqual(['articles', 'highlights', `winnow-${machine}`, 'winnow-files.json'].sort());
  expect(await archives()).toEqual([
    expect.stringMatching(/^\d+-[\da-f]{12}\.zip$/),
    expect.stringMatching(/^\d+-[\da-f]{12}\.zip$/),
    expect.stringMatching(/^rest-[\da-f]{12}\.zip$/),
  ]);
  expect(await names(await part('articles'))).toEqual(['Oats.md', 'Rye.md']);
  expect(await textOf('articles/Rye.md')).toContain('Wind and grain.');
  expect(await textOf('highlights/Oats.md')).toContain('Why?');
});

it('writes nothing where nothing has changed', async () => {
  await keep('Oats');
  await run();
  const write = vi.spyOn(FileSystemFileHandle.prototype, 'createWritable');
  await run();
  expect(write).not.toHaveBeenCalled();
  await keep('Rye');
  await run();
  expect(write).toHaveBeenCalledTimes(3); // The article, the index and the archive of the article.
});

it('writes only what has changed, and other machines read only that', async () => {
  for (const title of ['Oats', 'Rye', 'Spelt']) await keep(title);
  await run();
  const before = await archives();
  const [{ id, title }] = (await readList()) as [KeptEntry];
  await changeEntries([id], () => ({ tags: ['flour'] }));
  const write = vi.spyOn(FileSystemFileHandle.prototype, 'createWritable');
  await run();
  expect(write).toHaveBeenCalledTimes(1);
  const after = await archives();
  expect(after).toHaveLength(before.length);
  const [changed = ''] = after.filter((name) => !before.includes(name));
  expect(changed.split('-')[0]).toBe(String(id));

  const { machine } = await otherMachine();
  expect(await run()).toMatchObject({ articles: 3 });
  expect((await readList()).find((entry) => entry.title === title)?.tags).toEqual(['flour']);
  const read = vi.spyOn(FileSystemFileHandle.prototype, 'getFile');
  await run();
  const reads = read.mock.calls.length;
  const others = await part(`winnow-${machine}`);
  await writeFile(others, `${String(id)}-0123456789ab.zip`, await (await others.getFileHandle(changed)).getFile());
  read.mockClear();
  await run();
  expect(read.mock.calls.length).toBe(reads + 1);
});

it('loses no change where the disk is full, or the browser ends, in the middle of the archives', async () => {
  await keep('Oats');
  await keep('Rye');
  const { machine } = await loadFolder();
  const own = await folder.getDirectoryHandle(`winnow-${machine}`, { create: true });
  const { write } = FileSystemWritableFileStream.prototype;
  let left = 4; // Two articles, the index and one archive.
  vi.spyOn(FileSystemWritableFileStream.prototype, 'write').mockImplementation(function (
    this: FileSystemWritableFileStream,
    data,
  ) {
    return left-- > 0 ? write.call(this, data) : Promise.reject(new DOMException('No room', 'QuotaExceededError'));
  });
  await expect(keepInStep(show)).rejects.toMatchObject({ name: 'QuotaExceededError' });
  vi.restoreAllMocks();
  const [first = '', ...others] = await names(own);
  expect(others).toEqual([]);
  await run();
  // A browser that ends while it writes leaves an empty file, and has noted nothing.
  const [last = ''] = (await names(own)).filter((name) => name !== first);
  await writeFile(own, last, '');
  await storeFolder({ ...(await loadFolder()), written: [first] });
  await run();
  expect(await names(own)).toHaveLength(3);
  await otherMachine();
  expect(await run()).toMatchObject({ articles: 2, damaged: [] });
});

it('deletes what it wrote, and nothing else', async () => {
  await keep('Oats');
  await keep('Rye');
  await keep('Spelt');
  await run();
  await writeFile(await part('articles'), 'mine.md', 'Mine');
  await writeFile(await part('articles'), 'Rye.md', 'Changed');
  await empty();
  await keep('Spelt');
  await run();
  expect(await names(await part('articles'))).toEqual(['Rye.md', 'Spelt.md', 'mine.md']);
  expect(await textOf('articles/Rye.md')).toBe('Changed');
});

it('leaves a file that somebody else changed, and asks what to do', async () => {
  await keep('Oats');
  await run();
  const first = await textOf('articles/Oats.md');
  await writeFile(await part('articles'), 'Oats.md', 'Changed');
  await keep('Oats', 2_000_000_000_000);
  expect((await run()).changed).toEqual(['articles/Oats.md']);
  expect(await textOf('articles/Oats.md')).toBe('Changed');
  expect((await run('beside')).changed).toEqual([]);
  expect(await names(await part('articles'))).toEqual(['Oats 2.md', 'Oats.md']);
  expect(await textOf('articles/Oats.md')).toBe('Changed');
  expect(await textOf('articles/Oats 2.md')).toBe(first);
});

it('writes over such a file when it is told to', async () => {
  await keep('Oats');
  await run();
  const first = await textOf('articles/Oats.md');
  await writeFile(await part('articles'), 'Oats.md', 'Changed');
  fake.highlights = [HIGHLIGHTS];
  expect((await run()).changed).toEqual(['articles/Oats.md']);
  expect((await run('overwrite')).changed).toEqual([]);
  expect(await textOf('articles/Oats.md')).toBe(first);
});

it('takes no name that another file has, also in another case', async () => {
  const articles = await folder.getDirectoryHandle('articles', { create: true });
  await writeFile(articles, 'OATS.md', 'Mine');
  await keep('Oats');
  await run();
  expect(await names(articles)).toEqual(['OATS.md', 'Oats 2.md']);
});

it('finds its files again where the index is lost or damaged', async () => {
  await keep('Oats');
  await run();
  for (const index of ['{', '{"files":{"articles/../x.md":{},"articles/Oats.md":{"id":1}}}']) {
    await writeFile(folder, 'winnow-files.json', index);
    await run();
    expect(await names(await part('articles'))).toEqual(['Oats.md']);
  }
  await removeTitled('Oats');
  await run();
  expect(await names(await part('articles'))).toEqual([]);
});

it('stops at the index of a newer version', async () => {
  await writeFile(folder, 'winnow-files.json', JSON.stringify({ format: 'winnow-folder', version: 2, files: {} }));
  await keep('Oats');
  await expect(keepInStep(show)).rejects.toMatchObject({ name: 'NewerFolder' });
});

it('adds what another machine wrote, doubles nothing, and both keep their files', async () => {
  fake.highlights = [HIGHLIGHTS];
  await keep('Oats');
  await run();
  const one = await otherMachine();
  await keep('Rye');
  expect(await run()).toMatchObject({ articles: 1, highlights: 1, damaged: [] });
  expect((await readList()).map(({ title }) => title).sort()).toEqual(['Oats', 'Rye']);
  expect(await names(await part('articles'))).toEqual(['Oats.md', 'Rye.md']);
  expect(await run()).toMatchObject({ articles: 0, highlights: 0 });
  await storeFolder(one);
  expect(await run()).toMatchObject({ articles: 0, highlights: 0 });
  expect(await names(await part('articles'))).toEqual(['Oats.md', 'Rye.md']);
});

it('does not bring back what was deleted here, and leaves its file to the other machine', async () => {
  await keep('Oats');
  await run();
  const one = await otherMachine();
  await run();
  await removeTitled('Oats');
  await keep('Rye');
  await run();
  expect(await names(await part('articles'))).toEqual(['Oats.md', 'Rye.md']);
  const two = await otherMachine();
  await storeFolder(one);
  await keep('Oats');
  await keep('Spelt');
  await run();
  await empty();
  await storeFolder(two);
  await run();
  expect((await readList()).map(({ title }) => title)).not.toContain('Oats');
});

it('names an archive that cannot be read, and reads it again when it has changed', async () => {
  await writeFile(folder, 'winnow-other.zip', 'half of it');
  expect((await run()).damaged).toEqual(['winnow-other.zip']);
  expect((await run()).damaged).toEqual([]);
  await writeFile(folder, 'winnow-other.zip', 'more than half of it');
  expect((await run()).damaged).toEqual(['winnow-other.zip']);
});

it('names a file that another program holds, writes the others, and writes it later', async () => {
  await keep('Oats');
  await keep('Rye');
  await run();
  const held = await (await part('articles')).getFileHandle('Oats.md');
  const holder = await (
    held as unknown as { createWritable: (options: object) => Promise<FileSystemWritableFileStream> }
  ).createWritable({ mode: 'exclusive' });
  fake.highlights = [HIGHLIGHTS];
  expect((await run()).held).toEqual(['articles/Oats.md']);
  expect(await names(await part('highlights'))).toEqual(['Oats.md']);
  await holder.abort();
  expect((await run()).held).toEqual([]);
});

it('keeps the files as they were where the disk is full in the middle, and goes on later', async () => {
  await keep('Oats');
  await run();
  const first = await textOf('articles/Oats.md');
  fake.highlights = [HIGHLIGHTS];
  await keep('Rye');
  vi.spyOn(FileSystemWritableFileStream.prototype, 'write').mockRejectedValueOnce(
    new DOMException('No room', 'QuotaExceededError'),
  );
  await expect(keepInStep(show)).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(await textOf('articles/Oats.md')).toBe(first);
  await run();
  expect(await names(await part('articles'))).toEqual(['Oats.md', 'Rye.md']);
});

it('rejects where the folder is gone', async () => {
  await keep('Oats');
  const root = await navigator.storage.getDirectory();
  await root.removeEntry(NAME, { recursive: true });
  await expect(keepInStep(show)).rejects.toMatchObject({ name: 'NotFoundError' });
  await root.getDirectoryHandle(NAME, { create: true });
});
