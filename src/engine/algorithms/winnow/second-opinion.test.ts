import { expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import { decode } from '../../model/decode.ts';
import { divScorer } from '../div-scorer/index.ts';
import { addSecondOpinion } from './second-opinion.ts';

const page = pageOf(`<nav><a>Home</a> <a>News</a></nav><article>${`<p>${'The ferry left at noon, and those who had waited since morning went home. '.repeat(3)}</p>`.repeat(6)}</article>`);
const { keep } = divScorer().classify(page);
const words = page.outline.blocks.map((block) => block.words);

test('what the div scorer keeps becomes more probable, the rest less', () => {
  expect(keep).toContain(true);
  expect(keep).toContain(false);
  const probability = new Float32Array(keep.length).fill(0.5);
  const added = addSecondOpinion(page, probability, decode(probability, words).expected);
  expect(Array.from(probability, (value) => value > 0.5)).toEqual(keep);
  expect(Array.from(added!, (value) => value > 0)).toEqual(keep);
});

test('the surest probabilities stay between 0 and 1 and keep their order', () => {
  for (const sure of [0, 1e-30, 1 - 2 ** -24, 1]) {
    // Every other block leaves the page in doubt.
    const probability = Float32Array.from(keep, (_, b) => (b % 2 === 0 ? sure : 0.3));
    expect(addSecondOpinion(page, probability, decode(probability, words).expected)).not.toBeNull();
    expect(probability.every((value, b) => value >= 0 && value <= 1 && (b % 2 === 1 || Math.abs(value - sure) < 1e-6))).toBe(true);
  }
});

test('a page that the trees are sure of is left as it is', () => {
  const probability = Float32Array.from(keep, (isKept) => (isKept ? 0.99 : 0.01));
  const before = Array.from(probability);
  expect(addSecondOpinion(page, probability, decode(probability, words).expected)).toBeNull();
  expect(Array.from(probability)).toEqual(before);
});
