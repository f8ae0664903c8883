import { expect, test } from 'vitest';
import { changedTexts, planOf } from '../../testing/plan-fixture.ts';
import { leaveOutPlaceholders } from './leave-out-placeholders.ts';

const leftOut = (html: string): string[] => {
  const { state, context } = planOf(`<p>Text before it.</p>${html}`);
  return changedTexts(leaveOutPlaceholders(state, context));
};

test.each(['{{hire-engineers="Hire"}}', '[convertkit form=1630175]', '[quote align="left" id=3]'])(
  'leaves out the placeholder %s',
  (line) => {
    expect(leftOut(`<p>${line}</p>`)).toEqual([line]);
  },
);

test.each(['[sic]', '[1]', '[see Ada, page 3]', 'Write {{ name }} here', '[a=1]'])('keeps %s', (line) => {
  expect(leftOut(`<p>${line}</p>`)).toEqual([]);
});

test('keeps a placeholder in code', () => {
  expect(leftOut('<pre>{{ name }}</pre><p><code>{{ name }}</code></p>')).toEqual([]);
});
