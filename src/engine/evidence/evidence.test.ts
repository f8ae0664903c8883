import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTENT_COLUMNS } from '../algorithms/winnow/index.ts';
import { readForests } from '../model/forest-file.ts';
import { finish } from '../steps.ts';
import { columnsOf } from '../testing/evidence-of.ts';
import { pageOf } from '../testing/outline-of.ts';
import { COLUMN_NAMES, NAMES_OF_GROUPS } from './column-names.ts';
import { COLUMN_GROUPS, measureEvidence } from './index.ts';
import { readPageFacts } from './page-facts.ts';

const SENTENCE = 'This is a sentence of plain text, long enough to count as prose on any page. ';

test('every column has a name of its own', () => {
  expect(COLUMN_NAMES).not.toContain(undefined);
  expect(new Set(COLUMN_NAMES).size).toBe(COLUMN_NAMES.length);
});

test('every group has as many columns as names', () => {
  const counts = COLUMN_GROUPS.map(({ columns, pageColumns = 0 }) => [columns, pageColumns]);
  expect(counts).toEqual(NAMES_OF_GROUPS.map(({ blocks, page = [] }) => [blocks.length, page.length]));
});

test('every column is used by a tree of the shipped forest', () => {
  const forest = readFileSync(new URL('../algorithms/winnow/weights/forest.txt', import.meta.url), 'utf8');
  const forests = readForests(forest, CONTENT_COLUMNS)!;
  const used = new Set(Array.from(forests[0]!.splits.columns, (place) => COLUMN_NAMES[place]));
  expect(COLUMN_NAMES.filter((name) => !used.has(name))).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['one word', '<p>x</p>'],
  ['signs only', '<p>—</p><p>***</p>'],
  ['links only', '<ul><li><a>a</a></li><li><a>b</a></li></ul>'],
  ['no prose', '<table><tr><td>1</td><td>2</td></tr></table>'],
])('a page of %s gives finite numbers', (_, html) => {
  const { blocks, page } = measureEvidence(pageOf(html));
  expect([...blocks.values, ...page].every((value) => Number.isFinite(value))).toBe(true);
});

test('every group fills all columns that it declares, and no others', () => {
  const page = pageOf(`<div>${`<p class="a">${SENTENCE}</p>`.repeat(4)}</div><a>Sponsored</a>`);
  const rows = page.outline.blocks.length;
  const { blocks, page: pageValues } = measureEvidence(page);
  const { width } = blocks;
  let [first, firstOfPage] = [0, 0];
  for (const group of COLUMN_GROUPS) {
    const evidence = {
      blocks: { values: new Float32Array(rows * width).fill(NaN), width, rows },
      page: new Float32Array(pageValues.length).fill(NaN),
    };
    group.fill(finish(readPageFacts(page)), evidence, first, firstOfPage);
    const [end, endOfPage] = [first + group.columns, firstOfPage + (group.pageColumns ?? 0)];
    evidence.blocks.values.forEach((value, i) => {
      expect(Number.isNaN(value), COLUMN_NAMES[i % width]).toBe(i % width < first || i % width >= end);
    });
    evidence.page.forEach((value, i) => {
      expect(Number.isNaN(value), COLUMN_NAMES[width + i]).toBe(i < firstOfPage || i >= endOfPage);
    });
    [first, firstOfPage] = [end, endOfPage];
  }
  expect([first, firstOfPage]).toEqual([width, pageValues.length]);
  expect(blocks.rows).toBe(rows);
});

test.each([
  ['The boats of the harbour', 'The boats of the harbour | News'],
  ['静かな港に船が入る朝', '静かな港に船が入る朝 | 港新聞'],
  ['北方港口的清晨', '北方港口的清晨 - 港口日报'],
])('finds the heading %s on a page with the title %s', (heading, title) => {
  const page = { ...pageOf(`<p>menu</p><h1>${heading}</h1><p>${SENTENCE}</p>`), title };
  const column = ['before-title-block'];
  expect(columnsOf(page, column)).toEqual({ 'before-title-block': [1, 2, 0] });
  expect(columnsOf({ ...page, title: 'Something else' }, column)).toEqual({ 'before-title-block': [-1, -1, -1] });
});

test('entries of one set may differ in the digits of their classes', () => {
  const entries = [1, 2, 3, 4]
    .map((n) => `<div class="card c${n}"><h3>Title ${n}</h3><p>${SENTENCE}</p><p>$${n}0</p></div>`)
    .join('');
  const page = pageOf(`<div>${entries}</div><ul><li>x</li><li>yy</li><li>z</li></ul>`);
  const columns = columnsOf(page, ['inner-count', 'inner-price-share', 'sets', 'largest-set-count']);
  expect(columns).toEqual({
    'inner-count': [...Array<number>(12).fill(4), 3, 3, 3],
    'inner-price-share': [...Array<number>(12).fill(1), 0, 0, 0],
    sets: 2,
    'largest-set-count': 4,
  });
});

test('a block in a set within a set has an inner and an outer set', () => {
  const post = (n: number): string =>
    `<article class="post"><ul>${['a', 'b', 'c'].map((letter) => `<li>${letter}${n}</li>`).join('')}</ul>
    <p>${SENTENCE}</p></article>`;
  const page = pageOf([1, 2, 3, 4].map(post).join(''));
  const columns = columnsOf(page, ['inner-count', 'outer-count', 'pattern-count']);
  expect(columns).toEqual({
    'inner-count': [1, 2, 3, 4].flatMap(() => [3, 3, 3, 4]),
    'outer-count': Array<number>(16).fill(4),
    'pattern-count': [1, 2, 3, 4].flatMap(() => [12, 12, 12, 4]),
  });
});
