import { expect, test } from 'vitest';
import { BLOCK_FEATURES } from '../../../src/engine/algorithms/web2text/feature-names.ts';
import { NON_LEXICAL_FEATURES } from './non-lexical-features.ts';

const names = NON_LEXICAL_FEATURES.map((k) => BLOCK_FEATURES[k]!.name);

test('non-lexical features include lengths, punctuation, links, positions and tags', () => {
  expect(names).toEqual(
    expect.arrayContaining([
      'leaf.log-chars',
      'leaf.punctuation-count',
      'leaf.position-2',
      'parent',
      'parent.link-density',
      'grandparent.ends-in-question',
      'parent.<div>',
      'leaf.<a>',
    ]),
  );
});

test('non-lexical features exclude words, digits, sentences, copies and the whole page', () => {
  expect(
    names.filter((name) => /word|stop|capital|digit|sentence|year|url|email|copy|copies|path|\.form|root/.test(name)),
  ).toEqual([]);
});
