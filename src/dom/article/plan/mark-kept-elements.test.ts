import { expect, test } from 'vitest';
import { indexOfClass, planOf } from '../../testing/plan-fixture.ts';
import { markKeptElements } from './mark-kept-elements.ts';

test('marks the ancestors of kept text and media, and nothing else', () => {
  const { state, context, outline } = planOf(
    '<div class="a"><p class="b">text</p></div><div class="c"><p class="d">drop</p></div><div class="e"><img class="f"></div>',
  );
  const { holds } = markKeptElements({ ...state, media: new Map([[indexOfClass(outline, 'f'), 'image']]) }, context);
  expect(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => holds[indexOfClass(outline, name)])).toEqual([1, 1, 0, 0, 1, 1]);
});

test('marks the empty cells of a kept row', () => {
  const { state, context, outline } = planOf(
    '<table><tr><td>x</td><td class="a"></td></tr><tr><td class="b">drop</td></tr></table>',
  );
  const { holds } = markKeptElements(state, context);
  expect(['a', 'b'].map((name) => holds[indexOfClass(outline, name)])).toEqual([1, 0]);
});
