import { describe, expect, it } from 'vitest';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { testEntry } from '../../platform/testing/test-entry.ts';
import {
  choicesOf,
  languageOf,
  type ListFilter,
  NO_FILTER,
  readFilter,
  shownEntries,
  writeFilter,
} from './list-view.ts';

const at = (fraction: number, isFinished = false): Pick<KeptEntry, 'progress'> => ({
  progress: { fraction, time: 1, isFinished },
});
const UNREAD = testEntry({ id: 1, keptAt: 40, minutes: 3, url: 'https://www.mill.example/a', lang: 'en-GB' });
const BEGUN = testEntry({ id: 2, keptAt: 10, minutes: 20, tags: ['grain', 'sea'], lang: 'de', ...at(0.1) });
const NEARLY = testEntry({ id: 3, keptAt: 20, minutes: 12, url: 'https://tide.example/', tags: ['sea'], ...at(0.75) });
const FINISHED = testEntry({ id: 4, keptAt: 30, minutes: 2, lang: '', ...at(1, true) });
const ALL = [UNREAD, FINISHED, NEARLY, BEGUN];

const shown = (filter: Partial<ListFilter>, found: readonly number[] | null = null): readonly number[] =>
  shownEntries(ALL, { ...NO_FILTER, ...filter }, found && new Set(found)).map(({ id }) => id);

describe('the shown articles', () => {
  it('are sorted', () => {
    expect(shown({})).toEqual([1, 4, 3, 2]);
    expect(shown({ sort: 'shortest' })).toEqual([4, 1, 3, 2]);
    expect(shown({ sort: 'nearly' })).toEqual([3, 2, 1, 4]);
  });

  it('are those that match all filters and the search', () => {
    expect(shown({ state: 'unread' })).toEqual([1]);
    expect(shown({ state: 'reading' })).toEqual([3, 2]);
    expect(shown({ tag: 'sea' })).toEqual([3, 2]);
    expect(shown({ tag: 'sea', host: 'tide.example' })).toEqual([3]);
    expect(shown({ host: 'mill.example' })).toEqual([1, 4, 2]);
    expect(shown({ lang: 'en' })).toEqual([1, 3]);
    expect(shown({ query: 'x' }, [2, 4])).toEqual([4, 2]);
    expect(shown({ query: 'x', lang: 'de' }, [4])).toEqual([]);
  });

  it('leave the given list as it is', () => {
    shown({ sort: 'shortest' });
    expect(ALL.map(({ id }) => id)).toEqual([1, 4, 3, 2]);
  });
});

it('offers the values that occur, the most frequent first', () => {
  expect(choicesOf(ALL)).toEqual({
    tag: ['sea', 'grain'],
    host: ['mill.example', 'tide.example'],
    lang: ['en', 'de'],
  });
});

it.each([
  ['en', 'en'],
  ['PT-br', 'pt'],
  ['', ''],
  ['English', ''],
  ['<b>', ''],
])('takes the language of %j as %j', (lang, expected) => {
  expect(languageOf(testEntry({ lang }))).toBe(expected);
});

describe('the address', () => {
  it('keeps the filter and other values', () => {
    const filter: ListFilter = { ...NO_FILTER, query: 'a & b', state: 'reading', tag: 'Größe', sort: 'nearly' };
    const address = writeFilter(filter, '?view=list');
    expect(address).toContain('view=list');
    expect(readFilter(address)).toEqual(filter);
    expect(writeFilter(NO_FILTER, address)).toBe('?view=list');
    expect(writeFilter(NO_FILTER, '?tag=a')).toBe('');
  });

  it('cannot name a state or an order that is not there', () => {
    expect(readFilter('?state=constructor&sort=__proto__')).toEqual(NO_FILTER);
  });
});
