import { expect, test } from 'vitest';
import { keptTexts, planOf } from '../../testing/plan-fixture.ts';
import { applyChanges } from './apply-changes.ts';
import { keepBlocks, leaveOutBlocks } from './plan-state.ts';

test('applies additions and omissions and clears them', () => {
  const { state } = planOf('<p>one</p><p>drop</p><p>two</p>');
  const applied = applyChanges(leaveOutBlocks(keepBlocks(state, [1]), [2]));
  expect(keptTexts(applied)).toEqual(['one', 'drop']);
  expect(applied.changes.size).toBe(0);
  expect(keptTexts(state)).toEqual(['one', 'two']);
});

test('returns the same state without changes', () => {
  const { state } = planOf('<p>one</p>');
  expect(applyChanges(state)).toBe(state);
});
