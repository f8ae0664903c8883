import { expect, test } from 'vitest';
import { confidence, fitConfidence } from './confidence-fit.ts';

test('recovers the curve that generated the pages', () => {
  const pages = Array.from({ length: 100 }, (_, i) => ({
    expected: i / 100,
    f1: confidence({ bias: -2, slope: 5 }, i / 100),
  }));
  const { bias, slope } = fitConfidence(pages);
  expect(bias).toBeCloseTo(-2, 4);
  expect(slope).toBeCloseTo(5, 4);
});
