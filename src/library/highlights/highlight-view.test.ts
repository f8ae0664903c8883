import { describe, expect, it } from 'vitest';
import type { KeptHighlight } from '../../platform/stores/kept-highlights.ts';
import { testEntry } from '../../platform/testing/test-entry.ts';
import { countOf, groupsOf, type HighlightFilter, shownGroups } from './highlight-view.ts';

const highlight = (id: string, changes: Partial<KeptHighlight> = {}): KeptHighlight => ({
  ...{ id, position: 0, color: 'yellow', note: '', createdAt: 1 },
  quote: { exact: `words of ${id}`, prefix: '', suffix: '' },
  ...changes,
});
const STORED = [
  {
    url: 'https://mill.example/wind',
    article: { title: 'Wind', lang: 'en', dir: 'ltr' },
    highlights: [highlight('late', { position: 9, createdAt: 5 }), highlight('early', { position: 2, createdAt: 7 })],
  },
  {
    url: 'https://tide.example/deep/water',
    article: null,
    highlights: [highlight('blue', { color: 'blue', note: 'Crème', createdAt: 6 })],
  },
] as const;
const FILTER: HighlightFilter = { query: '', colors: [], order: 'newest' };

const groups = groupsOf(STORED, []);
const shown = (filter: Partial<HighlightFilter>): readonly string[] =>
  shownGroups(groups, { ...FILTER, ...filter }).flatMap(({ highlights }) => highlights.map(({ id }) => id));

describe('the groups', () => {
  it('have the highlights in the order of the text, and a title also where none was stored', () => {
    expect(groups.map(({ title }) => title)).toEqual(['Wind', 'tide.example/deep/water']);
    expect(groups[0]?.highlights.map(({ id }) => id)).toEqual(['early', 'late']);
    expect(groupsOf([{ ...STORED[1], url: 'not an address' }], [])[0]?.title).toBe('not an address');
  });

  it('know the kept copy and what it tells of the article, unless it is deleted', () => {
    const entry = testEntry({ id: 8, url: 'https://tide.example/deep/water', title: 'Tide', lang: 'ar', dir: 'rtl' });
    expect(groupsOf(STORED, [entry])[1]).toMatchObject({ title: 'Tide', lang: 'ar', dir: 'rtl', keptId: 8 });
    expect(groupsOf(STORED, [{ ...entry, deletedAt: 1 }])[1]).toMatchObject({ keptId: null });
  });
});

describe('the shown highlights', () => {
  it('match words of the text, the note, the title or the address, and the colors', () => {
    expect(shown({ query: 'creme' })).toEqual(['blue']);
    expect(shown({ query: 'wind EARLY' })).toEqual(['early']);
    expect(shown({ query: 'tide' })).toEqual(['blue']);
    expect(shown({ query: 'wind blue' })).toEqual([]);
    expect(shown({ colors: ['blue', 'pink'] })).toEqual(['blue']);
    expect(shown({ colors: ['pink'] })).toEqual([]);
  });

  it('are sorted by their articles', () => {
    expect(shown({})).toEqual(['early', 'late', 'blue']);
    expect(shown({ colors: [], order: 'oldest' })).toEqual(['early', 'late', 'blue']);
    expect(shown({ order: 'title' })).toEqual(['blue', 'early', 'late']);
    expect(countOf(shownGroups(groups, FILTER))).toBe(3);
  });
});
