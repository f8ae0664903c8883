import { beforeEach, expect, it, vi } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import type { ArticleHighlights, KeptHighlight } from '../../platform/stores/kept-highlights.ts';
import { keepInList, readKept, readList, removeFromList } from '../../platform/stores/reading-list.ts';
import { saveAddresses } from '../../platform/stores/saved-addresses.ts';
import { testArticle } from '../../reader/testing/test-article.ts';
import { resetStore, store as settings } from '../../ui/testing/fake-settings-store.ts';
import { importArchive } from './import-archive.ts';
import { readArchive } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';

const fake = vi.hoisted(() => ({ highlights: [] as unknown[], places: {} as unknown, sent: [] as unknown[] }));

vi.mock('../../platform/stores/kept-places.ts', () => ({
  exportPlaces: () => Promise.resolve({ hash: { blocks: [1], offset: 2, time: 3 } }),
  addPlaces: (value: unknown) => {
    fake.places = value;
    return Promise.resolve();
  },
}));
vi.mock('../../platform/stores/rule-store.ts', () => ({
  loadRules: () =>
    Promise.resolve([
      { id: 'r1', site: 'mill.example', scope: 'site', action: 'leave-out', match: '.chaff', name: 'Chaff' },
    ]),
}));
vi.mock('../../platform/stores/kept-highlights.ts', () => ({
  HIGHLIGHT_COLORS: [],
  loadAllHighlights: () => Promise.resolve(fake.highlights),
  parseHighlight: (value: unknown) => value,
}));
vi.mock('../../platform/messages/ask-background.ts', () => ({
  store: (kind: string, argument: object) => {
    fake.sent.push({ kind, ...argument });
    return Promise.resolve({ added: 1, known: 0 });
  },
}));

const HIGHLIGHT: KeptHighlight = {
  ...{ id: 'h1', quote: { exact: 'grain', prefix: 'Some ', suffix: '.' }, position: 5 },
  ...{ color: 'green', note: 'Why?', createdAt: 1 },
};
const HIGHLIGHTS: ArticleHighlights = {
  url: 'https://mill.example/oats',
  article: { title: 'Oats', lang: 'en', dir: 'ltr' },
  highlights: [HIGHLIGHT],
};

const show = vi.fn();

async function archiveOf(titles: readonly string[]): Promise<Uint8Array> {
  for (const title of titles) {
    const article = testArticle({ title, url: `https://mill.example/${title}` });
    await keepInList({ article, text: title, pictures: new Map(), progress: null });
  }
  const { file, missing } = await writeArchive(show);
  expect(missing).toEqual([]);
  return new Uint8Array(await file.arrayBuffer());
}

const empty = async (): Promise<void> => removeFromList((await readList()).map(({ id }) => id));

beforeEach(async () => {
  await empty();
  resetStore();
  show.mockClear();
  Object.assign(fake, { highlights: [HIGHLIGHTS], places: null, sent: [] });
});

it('brings settings, rules, highlights, places and articles to another machine', async () => {
  settings.saved.push({ theme: 'black' });
  const data = await archiveOf(['oats', 'rye']);
  await empty();
  resetStore();
  expect(await importArchive(data, show)).toEqual({ articles: 2, addresses: 0, highlights: 1, damaged: [] });
  expect(settings.saved).toEqual([expect.objectContaining({ theme: 'black' })]);
  expect(fake.places).toEqual({ hash: { blocks: [1], offset: 2, time: 3 } });
  expect(fake.sent).toEqual([
    { kind: 'store/rules', rules: [expect.objectContaining({ id: 'r1', match: '.chaff' })] },
    {
      kind: 'store/more-highlights',
      articles: [expect.objectContaining({ url: HIGHLIGHTS.url, highlights: [HIGHLIGHT] })],
    },
  ]);
  const list = await readList();
  expect(list.map(({ title }) => title).sort()).toEqual(['oats', 'rye']);
  expect((await readKept(list[0]!.id))?.title).toBe(list[0]!.title);
  expect(show.mock.calls).toEqual([
    [0, 2],
    [1, 2],
    [0, 2],
    [1, 2],
  ]);
});

it('doubles nothing when it is imported again', async () => {
  const data = await archiveOf(['oats']);
  expect(await importArchive(data, show)).toMatchObject({ articles: 0, damaged: [] });
  expect(await readList()).toHaveLength(1);
});

it('brings addresses whose articles are not kept, and doubles none', async () => {
  const address = {
    url: 'https://mill.example/later',
    title: 'Later',
    savedAt: 5000,
    tags: ['flour'],
    isFinished: true,
  };
  await saveAddresses([address]);
  const data = await archiveOf(['oats']);
  await empty();
  expect(await importArchive(data, show)).toMatchObject({ articles: 1, addresses: 1, damaged: [] });
  const later = (await readList()).find(({ isLater }) => isLater);
  expect(later).toMatchObject({ url: address.url, title: 'Later', keptAt: 5000, tags: ['flour'] });
  expect(later?.progress?.isFinished).toBe(true);
  expect(await importArchive(data, show)).toMatchObject({ articles: 0, addresses: 0 });
});

it('names damaged parts, and takes the others; an archive need not have each', async () => {
  const data = await archiveOf(['oats']);
  await empty();
  const read = readArchive(data);
  if (typeof read === 'string') throw new Error(read);
  const files = {
    'winnow.json': strToU8(read.text('winnow.json')!),
    'settings.json': strToU8('{'),
    'articles/1.json': strToU8(JSON.stringify(read.article('articles/1.json'))),
    'articles/2.json': strToU8('{"entry":{"url":"https://mill.example/"}}'),
  };
  expect(await importArchive(zipSync(files), show)).toEqual({
    articles: 1,
    addresses: 0,
    highlights: 0,
    damaged: ['settings.json', 'articles/2.json'],
  });
});

it('refuses other files, and those of a newer version', async () => {
  const about = (value: object): Uint8Array => zipSync({ 'winnow.json': strToU8(JSON.stringify(value)) });
  for (const data of [strToU8('no archive'), zipSync({}), about({ format: 'other', version: 1 }), new Uint8Array(0)])
    expect(await importArchive(data, show)).toBe('not_archive');
  expect(await importArchive(about({ format: 'winnow-archive', version: 2 }), show)).toBe('newer');
});
