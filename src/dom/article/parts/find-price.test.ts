import { expect, test } from 'vitest';
import { outlineOf } from '../../../engine/testing/outline-of.ts';
import { findPrice } from './find-price.ts';

const added = (html: string, prices = [20]): string[] => {
  const outline = outlineOf(html);
  const keep = outline.blocks.map(({ text }) => !text.includes('drop'));
  const block = findPrice(outline, keep, new Set(prices));
  return block < 0 ? [] : [outline.blocks[block]!.text];
};

test('finds the first block below the title with the stated price', () => {
  const page = '<p>drop $20</p><h1>drop</h1><p>drop $30</p><p>drop only $20.00</p><p>drop $20</p><p>text</p>';
  expect(added(page)).toEqual(['drop only $20.00']);
  expect(added(page, [])).toEqual([]);
});

test.each([
  ['in a link', '<p><a>drop $20</a></p><p>text</p>'],
  ['in a button', '<button>drop $20</button><div role="button">drop $20</div><p>text</p>'],
  ['in a longer text', `<p>drop $20 ${'and more '.repeat(7)}</p><p>text</p>`],
  ['after the text', '<p>text</p><p>drop $20</p>'],
  ['that is kept elsewhere', '<p>drop $20</p><p>text</p><p>$20</p>'],
])('leaves a price %s', (_, html) => {
  expect(added(html)).toEqual([]);
});
