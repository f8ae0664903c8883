import { expect, test } from 'vitest';
import { BLOCK_FEATURES } from '../../../src/engine/algorithms/web2text/feature-names.ts';
import { CHEAP_FEATURES } from './non-lexical-features.ts';

test('cheap are lengths, marks, links, places and tags, and none that wants words told or the page summed up', () => {
  const names = CHEAP_FEATURES.map((k) => BLOCK_FEATURES[k]!.name);
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
  expect(
    names.filter((name) => /word|stop|capital|digit|sentence|year|url|email|copy|copies|path|\.form|root/.test(name)),
  ).toEqual([]);
});
