import { expect, test } from 'vitest';
import { keptTexts, planOf } from '../../testing/plan-fixture.ts';
import { leaveOutLastHeadings } from './leave-out-last-headings.ts';
import { measureKeptText } from './measure-kept-text.ts';

const left = (html: string, media: ReadonlyMap<number, 'image'> = new Map()): string[] => {
  const { state, context } = planOf(html);
  const before = { ...measureKeptText(state), media };
  const after = keptTexts(leaveOutLastHeadings(before, context));
  return keptTexts(before).filter((text) => !after.includes(text));
};
const PROSE = '<p>Some words of the article.</p>';

test('leaves out headings at the end without their text', () => {
  const sections = '<h2>Collections</h2><p>drop it</p><h2>Best sellers</h2><p>drop it</p>';
  expect(left(`<main>${PROSE}<h2>Tides</h2>${PROSE}${sections}</main>`)).toEqual(['Collections', 'Best sellers']);
});

test('keeps headings before a text, and at the end of the page', () => {
  expect(left(`<main>${PROSE}<h2>Tides</h2><p>drop it</p><p>kept</p></main>`)).toEqual([]);
  expect(left(`<main><div>${PROSE}<h2>The end</h2></div></main>`)).toEqual([]);
});

test('keeps a heading with a picture below it, a text in a heading, and a list of headings', () => {
  const page = (headings: string) => `<body>${PROSE}${headings}<p>drop it</p></body>`;
  expect(left(page(`<h2>${'word '.repeat(20)}</h2>`))).toEqual([]);
  const picture = page('<h2>The loom</h2><img>');
  expect(left(picture)).toEqual(['The loom']);
  expect(
    left(picture, new Map([[planOf(picture).outline.elements.findIndex(({ tag }) => tag === 'img'), 'image']])),
  ).toEqual([]);
  expect(left(page('<h3>a</h3><h3>b</h3><h3>c</h3><h3>d</h3>'))).toEqual([]);
});
