import { expect, test } from 'vitest';
import { outlineOf } from '../engine/testing/outline-of.ts';
import type { BlockKind, Verdicts } from '../engine/types.ts';
import { accountForBlocks } from './block-accounts.ts';
import { keepLargestPart, requestedVerdicts } from './requested-verdicts.ts';

const OUTLINE = outlineOf('<p>one</p><p>two</p><p>three</p><p>four</p>');
const KINDS: readonly BlockKind[] = ['article', 'comment', 'other', 'furniture'];
const VERDICTS: Verdicts = {
  keep: [true, false, false, false],
  score: new Float32Array([1, 0, 0, 0]),
  reason: ['long', 'short', 'short', 'short'],
  kinds: KINDS,
  confidence: 1,
  alternatives: [{ keep: [false, false, true, false], confidence: 0.5 }],
};

test('makes the article another piece where an alternative leaves it out', () => {
  const { kinds } = requestedVerdicts(VERDICTS, { alternative: 1 });
  expect(kinds).toEqual(['other', 'comment', 'article', 'furniture']);
});

test('makes the largest part the article where nothing was found', () => {
  expect(keepLargestPart(OUTLINE, VERDICTS).kinds).toEqual(['article', 'article', 'article', 'article']);
});

test('adds no kinds for an algorithm without them', () => {
  const { kinds, ...without } = VERDICTS;
  expect(kinds).toBeDefined();
  expect(requestedVerdicts(without, { alternative: 1 })).not.toHaveProperty('kinds');
  expect(keepLargestPart(OUTLINE, without)).not.toHaveProperty('kinds');
});

test('gives the kind of each block in its account; a block that the builder keeps is part of the article', () => {
  const accounts = accountForBlocks(OUTLINE, VERDICTS, {
    keep: [true, false, true, false],
    inComments: [false, false, true, true],
  });
  expect(accounts.map(({ kind }) => kind)).toEqual(['article', 'comment', 'article', 'comment']);
});
