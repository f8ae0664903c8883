import { beforeEach, expect, it } from 'vitest';
import type { KeptHighlight } from '../../../platform/stores/kept-highlights.ts';
import { type Collection, makeCollection } from './collection.ts';

const made = (id: string, note = '', createdAt = 1): KeptHighlight => ({
  id,
  quote: { exact: 'grain', prefix: '', suffix: '' },
  position: 0,
  color: 'yellow',
  note,
  createdAt,
});

let stored: (readonly [string, string | null])[];
let collection: Collection;
const now = (): string[] => collection.entries().map(({ id, note }) => id + note);

beforeEach(() => {
  stored = [];
  collection = makeCollection([made('a')], (id, highlight) => stored.push([id, highlight && highlight.note]));
});

it('undoes and redoes what was added, changed and deleted, and stores each step', () => {
  collection.set('b', made('b', '', 2));
  collection.set('b', made('b', '!', 2));
  collection.set('a', null);
  expect(now()).toEqual(['b!']);
  for (const expected of [['a', 'b!'], ['a', 'b'], ['a']]) {
    expect(collection.undo()).not.toBeNull();
    expect(now()).toEqual(expected);
  }
  expect(collection.undo()).toBeNull();
  for (const expected of [['a', 'b'], ['a', 'b!'], ['b!']]) {
    collection.redo();
    expect(now()).toEqual(expected);
  }
  expect(collection.redo()).toBeNull();
  expect(stored).toHaveLength(9);
});

it('undoes the letters of one note together', () => {
  const edit = {};
  for (const note of ['w', 'wh', 'why']) collection.set('a', made('a', note), edit);
  collection.set('a', made('a', 'why?'), {});
  collection.undo();
  expect(now()).toEqual(['awhy']);
  collection.undo();
  expect(now()).toEqual(['a']);
  expect(collection.history()).toEqual({ canUndo: false, canRedo: true });
});

it('forgets what was undone once something else is changed', () => {
  collection.set('a', null);
  collection.undo();
  collection.set('b', made('b'));
  expect(collection.history().canRedo).toBe(false);
});

it('replaces its entries by those of another view, and calls back once', () => {
  let told = 0;
  const stop = collection.subscribe(() => told++);
  collection.replace([made('a'), made('c')]);
  collection.replace([made('a'), made('c')]);
  expect([now(), told]).toEqual([['a', 'c'], 1]);
  stop();
  collection.set('a', null);
  expect(told).toBe(1);
});
