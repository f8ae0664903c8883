import { expect, test } from 'vitest';
import { keptTexts, planOf } from '../../testing/plan-fixture.ts';
import { leaveOutTitle } from './leave-out-title.ts';

const without = (html: string, title: string) => {
  const { state, context } = planOf(html, { title });
  return leaveOutTitle(state, context);
};

test('leaves out the heading that repeats the title', () => {
  const state = without('<h2>The Ferry!</h2><p>text</p>', 'The ferry');
  expect(keptTexts(state)).toEqual(['text']);
  expect(state.title).toBe('The ferry');
});

test('takes the longer heading as the title', () => {
  expect(without('<h1>The ferry: a story</h1><p>text</p>', 'The ferry: a').title).toBe('The ferry: a story');
});

test('keeps another heading and one far from the start', () => {
  const html = '<h1>Boats</h1><p>a</p><p>b</p><p>c</p><h1>The ferry</h1>';
  expect(keptTexts(without(html, 'The ferry'))).toHaveLength(5);
});
