import { expect, test } from 'vitest';
import { keptTexts, planOf } from '../../testing/plan-fixture.ts';
import { keepWholeUnits } from './keep-whole-units.ts';

test('keeps a whole listing of which most is kept', () => {
  const { state, context } = planOf('<pre><div>function f() {</div><div>drop</div></pre>');
  expect(keptTexts(keepWholeUnits(state, context))).toEqual(['function f() {', 'drop']);
});

test('keeps a whole data table of which most is kept', () => {
  const { state, context } = planOf(
    '<table><tr><th>name</th><th>value</th></tr><tr><td>harbour</td><td>drop</td></tr></table>',
  );
  expect(keptTexts(keepWholeUnits(state, context))).toContain('drop');
});

test('returns the same state where less than half of a unit is kept', () => {
  const { state, context } = planOf('<pre><div>x</div><div>drop everything else</div></pre>');
  expect(keepWholeUnits(state, context)).toBe(state);
});
