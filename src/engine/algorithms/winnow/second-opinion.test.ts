import { expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import { divScorer } from '../div-scorer/index.ts';
import { addSecondOpinion } from './second-opinion.ts';

const page = pageOf(`<nav><a>Home</a> <a>News</a></nav><article>${`<p>${'The ferry left at noon, and those who had waited since morning went home. '.repeat(3)}</p>`.repeat(6)}</article>`);
const { keep } = divScorer().classify(page);

test('what the div scorer keeps becomes more probable, the rest less', () => {
  expect(keep).toContain(true);
  expect(keep).toContain(false);
  const probability = new Float32Array(keep.length).fill(0.5);
  addSecondOpinion(page, probability);
  expect(Array.from(probability, (value) => value > 0.5)).toEqual(keep);
});

test('the surest probabilities stay between 0 and 1 and keep their order', () => {
  for (const sure of [0, 1e-30, 1 - 2 ** -24, 1]) {
    const probability = new Float32Array(keep.length).fill(sure);
    addSecondOpinion(page, probability);
    expect(probability.every((value) => value >= 0 && value <= 1 && Math.abs(value - sure) < 1e-6)).toBe(true);
  }
});
