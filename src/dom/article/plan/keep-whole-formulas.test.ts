import { expect, test } from 'vitest';
import { keptTexts, planOf } from '../../testing/plan-fixture.ts';
import { keepWholeFormulas } from './keep-whole-formulas.ts';

test('keeps all blocks of a formula of which one is kept', () => {
  const { state, context } = planOf('<math><div>x</div><div>drop y</div></math><p>drop</p>');
  expect(keptTexts(keepWholeFormulas(state, context))).toEqual(['x', 'drop y']);
});

test('returns the same state where no formula is kept', () => {
  const { state, context } = planOf('<math><div>drop x</div><div>drop y</div></math><p>text</p>');
  expect(keepWholeFormulas(state, context)).toBe(state);
});
