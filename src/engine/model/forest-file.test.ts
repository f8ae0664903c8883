import { expect, test } from 'vitest';
import { forestText, type HandTree } from '../testing/forest-text.ts';
import { FOREST_VERSION, readForests, signed, type Splits, ZERO } from './forest-file.ts';

const TREE: HandTree = [2, 10, [0, 2.5, [0, 1, 1, 2], 3], 4];
const WIDTH = 3;
const text = (head: object = {}, trees: readonly HandTree[] = [TREE]): string => forestText([{ trees }], 10, head);
const plain = ({ base, columns, thresholds }: Splits): unknown[] => [base, [...columns], [...thresholds]];
const cut = (from: number, to: number): string => text().slice(from, to);

test('the splits are numbered by column, then by threshold', () => {
  const [forest] = readForests(text(), WIDTH)!;
  expect(plain(forest!.splits)).toEqual([10, [0, 0, 2], [1, 2.5, 10]]);
});

test('a threshold counts from the one before it, the first of a column from 1, in both directions', () => {
  const digits = (...numbers: number[]): string => String.fromCharCode(...numbers.map((n) => ZERO + n));
  // Base 60 has 28 leading digits: 60 + n / 60, then n % 60.
  const table = digits(1, 10, 0) + digits(3, 0) + digits(60 + 12, 3, 61, 30, 0);
  const head = { bias: 0, scale: 1, trees: 1, run: 1, nodes: 1 };
  const file = JSON.stringify({ version: FOREST_VERSION, base: 60, splits: 5, forests: [head] });
  const [forest] = readForests(`${file}\n${table}\n${digits(1)}`, WIDTH)!;
  // Column 2: 361 places below 1 is 0, and 90 places further .001 is.
  expect(plain(forest!.splits)).toEqual([60, [0, 0, 1, 2, 2], [1, 2, 0.99, 0, 0.00099]]);
});

test('signed numbers are 0, 1, -1, 2, -2 …', () => {
  expect([0, 1, 2, 3, 4].map(signed)).toEqual([0, 1, -1, 2, -2]);
});

test.each([
  ['no JSON', 'x\n'],
  ['no object', 'null\n'],
  ['another version', text({ version: 99 })],
  ['no base', text({ base: undefined })],
  ['no scale', text({ forests: [{ bias: 0, trees: 1, run: 1, nodes: 1 }] })],
  ['no list of forests', text({ forests: undefined })],
  ['an unknown column', text({}, [[3, 10, 1, 2]])],
  ['half a tree', cut(0, -1)],
  ['fewer splits than it says', text({ splits: 4 })],
  ['more splits than it says', text({ splits: 2 })],
  ['no nodes', cut(0, text().lastIndexOf('\n'))],
  ['no tree at all', text({}, [])],
])('a file with %s is not read', (_, written) => {
  expect(readForests(written, WIDTH)).toBeNull();
});
