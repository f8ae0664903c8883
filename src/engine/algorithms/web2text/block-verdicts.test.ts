import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { blockMeans, leafChars } from './block-means.ts';
import { blockVerdicts } from './block-verdicts.ts';
import { collapseTree } from './collapsed-tree.ts';
import { confidenceOf, expectedF1 } from './confidence.ts';

/** Blocks of 12, 10 and 4 characters; the first has the leaves "12345 " and "123456". */
const OUTLINE = outlineOf('<p>12345 <b>123456</b></p><p>1234567890</p><p>1234</p>');
const TREE = collapseTree(OUTLINE);
const CHARS = leafChars(OUTLINE, TREE);

test('leafChars counts the white space before the next leaf', () => {
  expect([...CHARS]).toEqual([6, 6, 10, 4]);
});

test('block means weigh leaves by their characters', () => {
  const outline = outlineOf('<p>123456 <b>8</b></p><p>1</p>');
  const tree = collapseTree(outline);
  const { probability, content } = blockMeans(outline, tree, {
    chars: leafChars(outline, tree),
    probabilities: [0.5, 0.9, 0.25],
    labels: Uint8Array.of(1, 0, 0),
  });
  [0.55, 0.25].forEach((expected, b) => expect(probability[b]).toBeCloseTo(expected, 6));
  expect([...content]).toEqual([0.875, 0]);
});

test('a block is kept if more than half of its characters have label 1', () => {
  const verdicts = (...labels: number[]) =>
    blockVerdicts(
      OUTLINE,
      TREE,
      { chars: CHARS, probabilities: [0.9, 0.3, 0.8, 0.1], labels: Uint8Array.from(labels) },
      0.5,
    );
  expect(verdicts(1, 0, 1, 0)).toMatchObject({
    keep: [false, true, false],
    reason: ['mixed', 'likely', 'unlikely'],
  });
  expect(verdicts(1, 1, 0, 1)).toMatchObject({
    keep: [true, false, true],
    reason: ['likely', 'mixed', 'mixed'],
  });
  expect(Array.from(verdicts(1, 0, 1, 0).score, (score) => Math.round(score * 100) / 100)).toEqual([0.6, 0.8, 0.1]);
});

test('a probability at the threshold is not likely', () => {
  const leaves = { chars: CHARS, probabilities: [0.5, 0.5, 0.5, 0.5], labels: new Uint8Array(4) };
  expect(blockVerdicts(OUTLINE, TREE, leaves, 0.5).reason).toEqual(['unlikely', 'unlikely', 'unlikely']);
});

test('expected F1 is twice the expected kept content, divided by kept plus content', () => {
  const probability = Float32Array.of(0.5, 1, 0.25);
  expect(expectedF1(OUTLINE, { probability }, [true, true, false])).toBeCloseTo((2 * 16) / (22 + 17), 6);
  expect(expectedF1(OUTLINE, { probability }, [false, false, false])).toBe(0);
});

test('confidence is a logistic function of the expected F1, and 0 if no block is kept', () => {
  const means = { probability: Float32Array.of(1, 1, 1), content: new Float32Array(3) };
  expect(confidenceOf(OUTLINE, means, [true, true, true])).toBeCloseTo(0.940476, 5);
  const doubtful = { ...means, probability: Float32Array.of(0.5, 0.5, 0.5) };
  expect(confidenceOf(OUTLINE, doubtful, [true, true, true])).toBeCloseTo(0.70194, 4);
  expect(confidenceOf(OUTLINE, means, [false, false, false])).toBe(0);
});
