import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { spacedTokens, tokenRunsOf, type CountRule } from './token-runs.ts';

const outline = outlineOf('<p>a b</p><p>-</p><p><i>c</i> d</p>');

function runsOf(rule: Partial<CountRule> = {}) {
  const { tokens, tags, run } = tokenRunsOf(outline, {
    tokensIn: spacedTokens,
    tagsUpTo: ({ before }) => before,
    ignored: new Uint8Array(outline.elements.length),
    ...rule,
  });
  return { tokens: [...tokens], tags: [...tags], run: [...run] };
}

test('counts tokens of each run and the tags since the previous one', () => {
  expect(runsOf()).toEqual({ tokens: [2, 1, 1, 1], tags: [2, 1, 2, 0], run: [0, 1, 2, 3] });
});

test('drops a run without tokens and gives its tags to the next', () => {
  expect(runsOf({ tokensIn: (text) => (text === '-' ? 0 : 1) })).toEqual({
    tokens: [1, 1, 1],
    tags: [2, 3, 0],
    run: [0, 2, 3],
  });
});

test('drops the runs of ignored elements', () => {
  const ignored = Uint8Array.from(outline.elements, ({ tag }) => (tag === 'i' ? 1 : 0));
  expect(runsOf({ ignored }).run).toEqual([0, 1, 3]);
});

test('counts tokens between white space', () => {
  expect([' a  b\nc ', '', ' ', 'a'].map(spacedTokens)).toEqual([3, 0, 0, 1]);
});
