import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addHighlights,
  deleteHighlights,
  deleteUnreadableHighlights,
  type KeptHighlight,
  loadAllHighlights,
  loadHighlightColor,
  loadHighlights,
  loadUnreadableHighlights,
  storeHighlight,
  storeHighlightColor,
  watchHighlights,
} from './kept-highlights.ts';
import { fakeBrowser, type FakeBrowser } from '../testing/fake-browser.ts';

vi.mock('../browser/browser.ts', () => import('../testing/fake-browser.ts'));

const URL = 'https://mill.example/wind';

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});

const highlight = (id: string, createdAt = 1): KeptHighlight => ({
  id,
  quote: { exact: 'grain', prefix: '', suffix: '' },
  position: 3,
  color: 'green',
  note: '',
  createdAt,
});

it('finds the highlights of an address again, whatever its fragment, in the order they were made', async () => {
  await storeHighlight(`${URL}#flour`, 'b', highlight('b', 2));
  await storeHighlight(`${URL}#bread`, 'a', highlight('a', 1));
  expect((await loadHighlights(URL)).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(await loadHighlights(`${URL}#/other-page`)).toEqual([]);
  expect(await loadHighlights('https://mill.example/tide')).toEqual([]);
});

it('keeps every one of several changes that are made at once', async () => {
  await Promise.all(['a', 'b', 'c'].map((id, at) => storeHighlight(URL, id, highlight(id, at))));
  await Promise.all([storeHighlight(URL, 'b', null), storeHighlight(URL, 'a', { ...highlight('a'), note: 'why?' })]);
  expect((await loadHighlights(URL)).map(({ id, note }) => id + note)).toEqual(['awhy?', 'c']);
});

it('rejects if the storage is full, and tries the next change all the same', async () => {
  browser.storage.local.writeError = 'quota exceeded';
  await expect(storeHighlight(URL, 'a', highlight('a'))).rejects.toThrow('quota exceeded');
  browser.storage.local.writeError = null;
  await storeHighlight(URL, 'b', highlight('b'));
  expect(await loadHighlights(URL)).toHaveLength(1);
});

it('removes the item of an article with its last highlight, and all of them on request', async () => {
  await storeHighlight(URL, 'a', highlight('a'));
  await storeHighlight(URL, 'a', null);
  expect(browser.storage.local.items.size).toBe(0);
  await storeHighlight(URL, 'a', highlight('a'));
  await browser.storage.local.set({ places: {} });
  browser.storage.local.get = () => Promise.resolve(Object.fromEntries(browser.storage.local.items));
  await deleteHighlights();
  expect([...browser.storage.local.items.keys()]).toEqual(['places']);
});

it('calls back every view after a change, until the view stops watching', () => {
  const seen: unknown[] = [];
  const stop = watchHighlights(URL, (entries) => seen.push(entries));
  browser.storage.onChanged.fire({ [`highlights:${URL}`]: { newValue: [highlight('a')] } }, 'local');
  browser.storage.onChanged.fire({ 'highlights:https://other.example/': { newValue: [] } }, 'local');
  browser.storage.onChanged.fire({ [`highlights:${URL}`]: {} }, 'local');
  stop();
  browser.storage.onChanged.fire({ [`highlights:${URL}`]: { newValue: [] } }, 'local');
  expect(seen).toEqual([[highlight('a')], []]);
});

it('remembers the last colour', async () => {
  expect(await loadHighlightColor()).toBe('yellow');
  await storeHighlightColor('blue');
  expect(await loadHighlightColor()).toBe('blue');
});

describe('damaged highlights', () => {
  const TIDE = 'https://tide.example/water';
  const whole = highlight('a');
  const DAMAGED = [
    null,
    'grain',
    7,
    ['a', 'foreign', 'array'],
    { id: 'b', url: URL },
    { ...whole, id: 'c', createdAt: 1e300 },
    { ...whole, id: 'd', color: 'constructor' },
    { ...whole, id: 'e', quote: null },
    // A newer form.
    { ...whole, id: 'f', version: 2 },
  ];

  beforeEach(async () => {
    await browser.storage.local.set({
      [`highlights:${URL}`]: [...DAMAGED.slice(0, 4), whole, ...DAMAGED.slice(4)],
      [`highlights:${TIDE}`]: 'no list',
      [`highlighted:${TIDE}`]: ['no article'],
    });
  });

  it('harm only themselves, stay at every change, and are deleted when asked', async () => {
    expect(await loadHighlights(URL)).toEqual([whole]);
    expect(await loadAllHighlights()).toEqual([{ url: URL, article: null, highlights: [whole] }]);
    const unreadable = await loadUnreadableHighlights();
    expect(unreadable.map(({ json }) => json)).toEqual([...DAMAGED.map((one) => JSON.stringify(one)), '"no list"']);
    await storeHighlight(URL, 'a', null);
    await addHighlights([{ url: URL, article: null, highlights: [highlight('z')] }]);
    expect(await loadUnreadableHighlights()).toEqual(unreadable);
    await deleteUnreadableHighlights(unreadable);
    expect(Object.fromEntries(browser.storage.local.items)).toEqual({ [`highlights:${URL}`]: [highlight('z')] });
  });

  it('can be deleted one by one', async () => {
    const [first, ...rest] = await loadUnreadableHighlights();
    await deleteUnreadableHighlights([first!]);
    expect(await loadUnreadableHighlights()).toEqual(rest);
  });
});

it('keeps what a newer version stored with a highlight', async () => {
  const newer = [
    { ...highlight('a'), shade: 3, quote: { ...highlight('a').quote, page: 2 } },
    { ...highlight('b', 2), shade: 4 },
  ];
  await browser.storage.local.set({ [`highlights:${URL}`]: newer });
  await storeHighlight(URL, 'b', { ...highlight('b', 2), note: 'why?' });
  await storeHighlight(URL, 'c', highlight('c', 3));
  expect(browser.storage.local.items.get(`highlights:${URL}`)).toEqual([
    newer[0],
    { ...newer[1], note: 'why?' },
    highlight('c', 3),
  ]);
});

describe('the highlights of all articles', () => {
  const ARTICLE = { title: 'Wind', lang: 'en', dir: 'ltr' } as const;
  beforeEach(() => {
    browser.storage.local.get = (keys) =>
      Promise.resolve(
        Object.fromEntries(
          [...browser.storage.local.items].filter(([key]) => keys == null || [keys].flat().includes(key)),
        ),
      );
  });

  it('have the article as it was last, and none where an earlier version stored them', async () => {
    await browser.storage.local.set({ 'highlights:https://old.example/': [highlight('z')] });
    await storeHighlight(URL, 'a', highlight('a'), { ...ARTICLE, title: 'Air' });
    await storeHighlight(URL, 'b', highlight('b', 2), ARTICLE);
    expect(await loadAllHighlights()).toEqual([
      { url: 'https://old.example/', article: null, highlights: [highlight('z')] },
      { url: URL, article: ARTICLE, highlights: [highlight('a'), highlight('b', 2)] },
    ]);
    await storeHighlight(URL, 'a', null);
    await storeHighlight(URL, 'b', null, ARTICLE);
    expect([...browser.storage.local.items.keys()]).toEqual(['highlights:https://old.example/']);
  });

  it('get those of thousands of articles with one write for each kind of item', async () => {
    const set = vi.spyOn(browser.storage.local, 'set');
    const file = Array.from({ length: 2000 }, (_, at) => ({
      url: `https://mill.example/${String(at)}`,
      article: ARTICLE,
      highlights: [highlight(`h${String(at)}`)],
    }));
    expect(await addHighlights(file)).toEqual({ added: 2000, known: 0 });
    expect(set).toHaveBeenCalledTimes(2);
    expect(await loadAllHighlights()).toHaveLength(2000);
  });

  it('get those of a file without doubling, which fill only empty notes', async () => {
    await storeHighlight(URL, 'a', { ...highlight('a'), note: 'mine' }, ARTICLE);
    await storeHighlight(URL, 'b', { ...highlight('b', 2), position: 8 }, ARTICLE);
    const more = [
      { ...highlight('a'), note: 'theirs' },
      // The same words at the same place under another id.
      { ...highlight('other', 3), position: 8, note: 'theirs' },
      { ...highlight('new', 0), position: 20 },
    ];
    const file = [{ url: `${URL}#x`, article: { ...ARTICLE, title: 'Other' }, highlights: more }];
    expect(await addHighlights(file)).toEqual({ added: 1, known: 2 });
    expect(await addHighlights(file)).toEqual({ added: 0, known: 3 });
    const [all] = await loadAllHighlights();
    expect(all?.article?.title).toBe('Wind');
    expect(all?.highlights.map(({ id, note }) => [id, note])).toEqual([
      ['new', ''],
      ['a', 'mine'],
      ['b', 'theirs'],
    ]);
  });
});
