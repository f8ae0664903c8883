import { expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import { decode } from '../../model/decode.ts';
import { boilerpipe } from '../boilerpipe/index.ts';
import { divScorer } from '../div-scorer/index.ts';
import { addOpinions, hasSections } from './opinions.ts';

const paragraphs =
  `<p>${'The ferry left at noon, and those who had waited since morning went home. '.repeat(3)}</p>`.repeat(6);
const page = pageOf(`<nav><a>Home</a> <a>News</a></nav><article>${paragraphs}</article>`);
/** The same page in the markup of 2008, with a line that only one of the two older algorithms keeps. */
const old = pageOf(
  `<div><a>Home</a> <a>News</a></div><h1>Ferry</h1><div>${paragraphs}<p>Comments</p>${paragraphs}</div>`,
);
const { keep } = divScorer().classify(page);
const words = page.outline.blocks.map((block) => block.words);
const expectedOf = (probability: Float32Array): { expected: number } => ({
  expected: decode(probability, words).expected,
});

test('on a doubtful page, blocks that the div scorer keeps become more probable, others less', () => {
  expect(keep).toContain(true);
  expect(keep).toContain(false);
  const probability = new Float32Array(keep.length).fill(0.5);
  const added = addOpinions(page, probability, expectedOf(probability));
  expect(Array.from(probability, (value) => value > 0.5)).toEqual(keep);
  expect(Array.from(added!, (value) => value > 0)).toEqual(keep);
});

test('extreme probabilities stay within 0 and 1', () => {
  for (const sure of [0, 1e-30, 1 - 2 ** -24, 1]) {
    // Every second block makes the page doubtful.
    const probability = Float32Array.from(keep, (_, b) => (b % 2 === 0 ? sure : 0.3));
    expect(addOpinions(page, probability, expectedOf(probability))).not.toBeNull();
    expect(
      probability.every((value, b) => value >= 0 && value <= 1 && (b % 2 === 1 || Math.abs(value - sure) < 1e-6)),
    ).toBe(true);
  }
});

test('a clear page with sections is left unchanged', () => {
  const probability = Float32Array.from(keep, (isKept) => (isKept ? 0.99 : 0.01));
  const before = Array.from(probability);
  expect(addOpinions(page, probability, expectedOf(probability))).toBeNull();
  expect(Array.from(probability)).toEqual(before);
});

test('on a page without sections Boilerpipe counts too, unless it is a thread', () => {
  expect([hasSections(page.outline), hasSections(old.outline)]).toEqual([true, false]);
  const [div, boiler] = [divScorer(), boilerpipe()].map((algorithm) => algorithm.classify(old).keep);
  expect(boiler).not.toEqual(div);
  const n = old.outline.blocks.length;
  expect(Array.from(addOpinions(old, new Float32Array(n).fill(0.5), { expected: 0.99, kind: 'article' })!)).toEqual(
    boiler!.map((isKept) => (isKept ? 1 : -1)),
  );
  expect(Array.from(addOpinions(old, new Float32Array(n).fill(0.5), { expected: 0.5 })!)).toEqual(
    boiler!.map((isKept, b) => (isKept ? 1 : -1) + (div![b] ? 0.75 : -0.75)),
  );
  expect(addOpinions(old, new Float32Array(n).fill(0.5), { expected: 0.99, kind: 'forum' })).toBeNull();
});
