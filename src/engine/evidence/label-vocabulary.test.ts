import { expect, test } from 'vitest';
import { labelBitsOfBlocks, TOPIC } from './label-vocabulary.ts';

/** Topics of one text. */
function topicsOf(text: string): string[] {
  const [bits] = labelBitsOfBlocks([{ text, chars: text.length }]);
  return Object.entries(TOPIC).flatMap(([topic, place]) => ((bits! & (1 << place)) === 0 ? [] : [topic]));
}

test.each([
  ['Related articles', ['related']],
  ['12 Kommentare', ['comments']],
  ['関連記事', ['related']],
  ['© 2026 Harbour', ['copyright']],
  ['Newsletter', ['letter']],
  ['Weiterlesen', ['more']],
  ['Checkout', ['cart']],
  ['Refine', ['filter']],
  ['Written by Ada', ['author']],
  ['Zitat', ['reply']],
  ['Sponsored', ['advert']],
  ['Share and printer', ['share']],
  ['Share and print', ['share', 'skip']],
])('%s has the topics %j', (text, topics) => {
  expect(topicsOf(text)).toEqual(topics);
});

test('a stem matches at the start of a word only', () => {
  expect(topicsOf('commented')).toEqual(['comments']);
  expect(topicsOf('uncommented')).toEqual([]);
  expect(topicsOf('no comment')).toEqual(['comments']);
});

test.each(['“Comments”', '"Comments"', "'Comments'", '(Comments)', '("Comments")'])(
  'quotes and brackets may open the word in %s',
  (text) => {
    expect(topicsOf(text)).toEqual(['comments']);
  },
);

test('(c) means copyright, alone and in quotes', () => {
  expect(topicsOf('(c) 2026 Harbour')).toEqual(['copyright']);
  expect(topicsOf('"(c) 2026 Harbour')).toEqual(['copyright']);
  expect(topicsOf('(cat')).toEqual([]);
});

test.each(['Reviews', 'Reviews:', 'Reviews (3)', 'REVIEWS2', 'reviews{', 'reviews`'])(
  'a whole word matches where no letter follows it, as in %s',
  (text) => {
    expect(topicsOf(text)).toEqual(['reviews']);
  },
);

test.each(['Reviewsome', 'Reviewsa', 'Reviewsz', 'Reviewsé', 'Reviewsя'])(
  'a whole word does not match in %s',
  (text) => {
    expect(topicsOf(text)).toEqual([]);
  },
);

test('texts of more than 80 characters are not read as labels', () => {
  expect(topicsOf(`Comments ${'x'.repeat(71)}`)).toEqual(['comments']);
  expect(topicsOf(`Comments ${'x'.repeat(72)}`)).toEqual([]);
  expect(topicsOf('')).toEqual([]);
});

test('equal texts have equal topics, in every block', () => {
  const block = (text: string) => ({ text, chars: text.length });
  const bits = labelBitsOfBlocks([block('Comments'), block('x'), block('Comments')]);
  const comments = 1 << TOPIC.comments;
  expect([...bits]).toEqual([comments, 0, comments]);
});
