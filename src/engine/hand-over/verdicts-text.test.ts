import { expect, test } from 'vitest';
import type { Verdicts } from '../types.ts';
import { textOfVerdicts, verdictsOf } from './verdicts-text.ts';

const VERDICTS: Verdicts = {
  keep: [true, false, true],
  score: Float32Array.of(0.5, 0.25, 1),
  reason: ['likely', 'links', 'likely'],
  kinds: ['article', 'furniture', 'article'],
  confidence: 0.1 + 0.2,
  kind: { name: 'forum', probability: Math.fround(0.3) },
  refuse: null,
  alternatives: [{ keep: [false, false, true], confidence: 0.7 }],
};

test('verdicts keep what the article needs, to the last digit', () => {
  expect(verdictsOf(textOfVerdicts(VERDICTS))).toEqual({ ...VERDICTS, score: new Float32Array(3), reason: [] });
});

test('verdicts without alternatives and kinds have none afterwards', () => {
  const { keep, score, reason, confidence } = VERDICTS;
  const least: Verdicts = { keep, score, reason, confidence, refuse: 'no-article' };
  expect(Object.keys(verdictsOf(textOfVerdicts(least))).sort()).toEqual(Object.keys(least).sort());
});
