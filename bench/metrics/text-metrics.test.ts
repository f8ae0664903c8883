import { describe, expect, it } from 'vitest';
import { quantile, shingleOverlap, shingleShares, snippetShare, tokens, wordOverlap } from './text-metrics.ts';

describe('word F1', () => {
  it('counts words as a multiset', () => {
    // predicted: the×2 cat sat (4); gold: the cat sat down here (5); shared: the cat sat = 3
    const { precision, recall, f1 } = wordOverlap('The the cat sat.', 'the cat sat down here');
    expect(precision).toBeCloseTo(3 / 4);
    expect(recall).toBeCloseTo(3 / 5);
    expect(f1).toBeCloseTo((2 * 0.75 * 0.6) / 1.35);
  });

  it('ignores case', () => {
    expect(wordOverlap('NEWS Today', 'news today').f1).toBe(1);
  });

  it('is 1 when both texts are empty and 0 when one is', () => {
    expect(wordOverlap(' — ', '').f1).toBe(1);
    expect(wordOverlap('', 'word')).toEqual({ precision: 0, recall: 0, f1: 0 });
    expect(wordOverlap('word', '').f1).toBe(0);
  });

  it('reads letters, digits and underscores of any script as words', () => {
    expect(tokens("Don't größer_2 слово")).toEqual(['Don', 't', 'größer_2', 'слово']);
  });

  it('reads each character as a word in scripts without spaces', () => {
    expect(tokens('漢字、かな 3D文')).toEqual(['漢', '字', 'か', 'な', '3D', '文']);
  });
});

describe('shingle F1', () => {
  it('compares runs of four words with their case', () => {
    // predicted: abcd bcde; gold: abcd bcdf → tp 1, fp 1, fn 1
    expect(shingleShares('a b c d e', 'a b c d f')).toEqual({ tp: 1 / 3, fp: 1 / 3, fn: 1 / 3 });
    expect(shingleShares('A b c d', 'a b c d').tp).toBe(0);
  });

  it('reads a text shorter than a shingle as one shingle', () => {
    expect(shingleShares('one two', 'one two')).toEqual({ tp: 1, fp: 0, fn: 0 });
  });

  it('averages precision only over pages that predict something', () => {
    const pages = [
      { tp: 0.5, fp: 0.5, fn: 0 }, // P 1/2, R 1
      { tp: 0, fp: 0, fn: 1 }, // P undefined, R 0
    ];
    const { precision, recall, f1 } = shingleOverlap(pages);
    expect(precision).toBe(0.5);
    expect(recall).toBe(0.5);
    expect(f1).toBe(0.5);
  });
});

describe('snippets', () => {
  it('are found with other case and white space', () => {
    expect(snippetShare('One\n  line,\ntwo', ['one LINE', 'three'])).toBe(0.5);
  });

  it('give null for a page that lists none', () => {
    expect(snippetShare('text', [])).toBeNull();
  });
});

it('interpolates quantiles', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([10], 0.95)).toBe(10);
  expect(quantile([], 0.5)).toBeNaN();
});
