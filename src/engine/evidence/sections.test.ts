import { expect, test } from 'vitest';
import { columnsOf } from '../testing/evidence-of.ts';
import { pageOf } from '../testing/outline-of.ts';

const PROSE = 'This sentence of plain text is long enough to count as prose on any page of the web. ';

test('a section runs from a heading to before the next one, and does not count the heading', () => {
  const page = pageOf(
    `<h1>Boats</h1><p>${PROSE}</p><p>${PROSE}</p><h2>Most read</h2><a href="#">One link</a><br><br><a href="#">Two links</a>`,
  );
  const prefix = 'heading-section-';
  const { [`${prefix}link-ratio`]: links, ...rest } = columnsOf(page, [
    `${prefix}link-ratio`,
    `${prefix}prose-share`,
    `${prefix}blocks`,
  ]);
  expect((links as number[]).map((value) => Math.round(value))).toEqual([0, 0, 0, 1, 1, 1]);
  expect(rest).toEqual({
    [`${prefix}prose-share`]: [1, 1, 1, 0, 0, 0],
    [`${prefix}blocks`]: [2, 2, 2, 2, 2, 2],
  });
});

test('a short line without a link opens a section of labels, but not one of headings', () => {
  const page = pageOf(`<p>${PROSE}</p><div>Read also</div><a href="#">One</a><br><br><a href="#">Two</a>`);
  const columns = columnsOf(page, ['label-section-link-ratio', 'heading-section-blocks']);
  expect(columns['label-section-link-ratio']).toEqual([0, 1, 1, 1]);
  expect(columns['heading-section-blocks']).toEqual([3, 3, 3, 3]);
});

test('a heading without text below is a section of its own', () => {
  const columns = columnsOf(pageOf(`<h2>First</h2><h2>Second</h2><p>${PROSE}</p>`), [
    'heading-section-blocks',
    'heading-section-block-chars',
    'heading-section-share',
  ]);
  expect(columns['heading-section-blocks']).toEqual([1, 1, 1]);
  const [first, second] = columns['heading-section-share'] as number[];
  expect((columns['heading-section-block-chars'] as number[])[0]).toBe(5);
  expect(first).toBeLessThan(0.1);
  expect(second).toBeGreaterThan(0.8);
});
