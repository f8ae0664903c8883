import { expect, test } from 'vitest';
import type { Verdicts } from '../engine/types.ts';
import { outlineOf } from '../engine/testing/outline-of.ts';
import { templateCode } from './site-template.ts';

const BOX = '<p>The letter brings you the best of these stories every Saturday morning.</p>';
const page = (word: string) => outlineOf(`<nav>Menu</nav><p>${`${word} `.repeat(600)}</p>${BOX}`);
const NOTHING = { salt: 1, counts: [] };

const VERDICTS: Verdicts = {
  keep: [false, true, true],
  score: Float32Array.of(0.1, 0.9, 0.8),
  reason: ['links', 'likely', 'likely'],
  because: [['links-against'], ['text-for'], ['text-for']],
  kinds: ['other', 'article', 'article'],
  confidence: 1,
};

test('says why a block is left out, and that it is no part of the article', () => {
  const keys = templateCode.keysToRemember(page('mill'), VERDICTS, NOTHING);
  const template = { salt: 1, counts: keys.flatMap((key) => [key, 1]) };
  const after = templateCode.leaveOutRecurring(page('tide'), VERDICTS, template);
  expect(after.keep).toEqual([false, true, false]);
  expect(after.reason).toEqual(['links', 'likely', 'recurring']);
  expect(after.because).toEqual([['links-against'], ['text-for'], []]);
  expect(after.kinds).toEqual(['other', 'article', 'furniture']);
});

test('returns the same verdicts where nothing recurs', () => {
  expect(templateCode.leaveOutRecurring(page('tide'), VERDICTS, NOTHING)).toBe(VERDICTS);
});
