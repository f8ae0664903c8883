import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../../testing/framed-page.ts';
import { walkPage } from '../../walk/walk-page.ts';
import { measureTextShare } from '../parts/text-share.ts';
import { missingPlainNotes } from './missing-plain-notes.ts';

const ITEMS = '<li>drop the harbour book</li><li>drop the letter</li>';

afterEach(() => {
  document.body.replaceChildren();
});

/** The texts that are found. Blocks with the word "drop" are not kept. */
function found(list: string, text = '<p>It rises<sup>1</sup> and falls<sup>[2]</sup>.</p>'): string[] {
  const walk = walkPage(framedPage(`<main>${text}</main>${list}`));
  const { blocks } = walk.outline;
  const keep = blocks.map((block) => !block.text.includes('drop'));
  return missingPlainNotes(walk, keep, measureTextShare(walk.outline, keep).all).map((b) => blocks[b]!.text);
}

test('finds a dropped list of notes by its heading or its name', () => {
  expect(found(`<h2>Notes</h2><ol>${ITEMS}</ol>`)).toEqual(['Notes', 'drop the harbour book', 'drop the letter']);
  expect(found(`<p>drop this</p><div class="end-notes"><ol>${ITEMS}</ol></div>`)).toHaveLength(2);
});

test('finds a dropped list without a name if numbers cite each of three items that are no links', () => {
  const text = '<p>It rises<sup>1</sup> and falls<sup>2</sup> and rests<sup>3</sup>.</p>';
  expect(found(`<ol>${ITEMS}<li>drop the map</li></ol>`, text)).toHaveLength(3);
  expect(found(`<ol>${ITEMS}<li>drop the map</li><li>drop it</li></ol>`, text)).toEqual([]);
  const link = '<li><a href="/x">drop the harbour</a></li>';
  expect(found(`<ol>${link}${link}${link}</ol>`, text)).toEqual([]);
});

test.each([
  ['a list without a name', `<h2>drop News</h2><ol>${ITEMS}</ol>`, undefined],
  ['a list of which less than half is cited', `<h2>Notes</h2><ol>${ITEMS}${ITEMS}<li>drop it</li></ol>`, undefined],
  ['a list that is shorter than the numbers', '<h2>Notes</h2><ol><li>drop it</li></ol>', undefined],
  ['a list without numbers', `<h2>Notes</h2><ul>${ITEMS}</ul>`, undefined],
  ['notes of exponents', `<h2>Notes</h2><ol>${ITEMS}</ol>`, '<p>12 m<sup>2</sup> and 3 m<sup>3</sup></p>'],
])('does not find %s', (_, list, text) => {
  expect(found(list, text)).toEqual([]);
});
