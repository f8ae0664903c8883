import { expect, test } from 'vitest';
import { changedTexts, planOf } from '../../testing/plan-fixture.ts';
import { addMissingHeadings } from './add-missing-headings.ts';

const added = (html: string): string[] => {
  const { state, context } = planOf(`<main>${html}</main>`);
  return changedTexts(addMissingHeadings(state, context));
};
const SECTION = '<h2>Tides</h2><p>text</p>';

test('adds the one heading that is missing among the headings of an article', () => {
  expect(added(`${SECTION}<p>drop ad</p><h2>Mills drop</h2><p>text</p>${SECTION}`)).toEqual(['Mills drop']);
});

test('adds no heading without its text, of another level or box, with a link, or as many as are kept', () => {
  const two = SECTION + SECTION;
  expect(added(`${two}<h2>drop</h2><p>drop it</p>`)).toEqual([]);
  expect(added(`${two}<h3>drop</h3><p>text</p>`)).toEqual([]);
  expect(added(`${two}<div><h2>drop</h2><p>text</p></div>`)).toEqual([]);
  expect(added(`${two}<h2><a>drop</a></h2><p>text</p>`)).toEqual([]);
  expect(added(`${two}${'<h2>drop</h2><p>text</p>'.repeat(2)}`)).toEqual([]);
});
