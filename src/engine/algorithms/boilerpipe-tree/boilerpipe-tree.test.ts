import { expect, test } from 'vitest';
import { outlineOf, pageOf } from '../../testing/outline-of.ts';
import { boilerpipeTree } from './index.ts';
import { keepGroups } from './keep-groups.ts';
import { groupParagraphs } from './paragraph-groups.ts';

const TEXT = 'dd dd dd dd dd dd dd';

/** The kept runs of a page on which all text is selected, grouped by parents. */
function keptText(html: string): string[] {
  const outline = outlineOf(html);
  const { blocks, runs } = outline;
  const kept = keepGroups(outline, groupParagraphs(outline, new Uint8Array(runs.length).fill(1), 1));
  return runs.flatMap(({ block, start, end }, r) => (kept[r] ? [blocks[block]!.text.slice(start, end)] : []));
}

test('keeps deeper text inside the ancestor of the largest group', () => {
  const html = `<div><p>${TEXT}</p><p>${TEXT}</p><div><div><p>in</p></div></div></div><div><p>a</p></div>`;
  expect(keptText(html)).toEqual([TEXT, TEXT, 'in']);
});

test('drops a small group right before and right after the ancestor of the largest group', () => {
  expect(keptText(`<div><p>b</p></div><div><p>${TEXT}</p></div><div><p>a</p></div>`)).toEqual([TEXT]);
});

test('keeps a group with a tenth of the largest group’s characters', () => {
  expect(keptText(`<div><p>${TEXT}</p></div><div><p>ab</p></div>`)).toEqual([TEXT, 'ab']);
  expect(keptText(`<div><p>${TEXT} d</p></div><div><p>ab</p></div>`)).toEqual([`${TEXT} d`]);
});

test('keeps only selected runs, and none without a selection', () => {
  const outline = outlineOf('<div><p>one</p><p>two</p></div>');
  expect([...keepGroups(outline, groupParagraphs(outline, [1, 0], 1))]).toEqual([1, 0]);
  expect([...keepGroups(outline, groupParagraphs(outline, [0, 0], 1))]).toEqual([0, 0]);
});

test('groups paragraphs by the n-th ancestor, at most the root', () => {
  const outline = outlineOf('<div><ul><li>abc</li></ul><p>de</p></div><p>f</p>');
  const all = [1, 1, 1];
  const groupTags = (depth: number): string[] =>
    [...groupParagraphs(outline, all, depth).ofRun].map((group) => outline.elements[group]!.tag);
  expect(groupTags(1)).toEqual(['div', 'div', 'body']);
  expect(groupTags(2)).toEqual(['body', 'body', 'body']);
  expect(groupTags(9)).toEqual(['body', 'body', 'body']);
});

test('counts the characters of each group and finds the largest, the first of equals', () => {
  const outline = outlineOf('<div><p>abc</p></div><div><p>def</p></div>');
  const { chars, largest, ofRun } = groupParagraphs(outline, [1, 1], 1);
  expect([chars[1], chars[3], largest]).toEqual([3, 3, 1]);
  expect([...ofRun]).toEqual([1, 3]);
  expect(groupParagraphs(outline, [0, 1], 1)).toMatchObject({ largest: 3 });
  expect(groupParagraphs(outline, [0, 0], 1)).toMatchObject({ largest: -1 });
});

test.each(['div', 'table', 'ul', 'ol', 'p', 'section', 'article', 'h1', 'h6', 'header'])('%s is a paragraph', (tag) => {
  const outline = outlineOf(`<section><${tag}>abc</${tag}></section>`);
  expect(outline.elements[groupParagraphs(outline, [1], 1).largest]!.tag).toBe('section');
});

test.each(['li', 'td', 'blockquote', 'pre', 'main'])('text in %s belongs to the paragraph around it', (tag) => {
  const outline = outlineOf(`<section><div><${tag}>abc</${tag}></div></section>`);
  expect(outline.elements[groupParagraphs(outline, [1], 1).largest]!.tag).toBe('section');
});

const paragraph = (count: number): string => `<p>${'word '.repeat(count)}</p>`;

test('marks text that Boilerpipe selects in a small group', () => {
  const page = pageOf(
    `<div><div>${paragraph(90).repeat(4)}</div></div><div><div><div><div>${paragraph(20)}</div></div></div></div>`,
  );
  const { keep, reason, confidence } = boilerpipeTree().classify(page);
  expect(keep).toEqual([true, true, true, true, false]);
  expect(reason).toEqual(['long', 'long', 'long', 'long', 'other-group']);
  expect(confidence).toBeGreaterThan(0.9);
});

test('keeps a group of a tenth of the text, which Boilerpipe selects', () => {
  const page = pageOf(`<div><div>${paragraph(90)}</div></div><div><div>${paragraph(20)}</div></div>`);
  expect(boilerpipeTree().classify(page).keep).toEqual([true, true]);
});
