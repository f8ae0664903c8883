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

test('leaves out a heading of any level that is the title without the name of the site', () => {
  const state = without('<h2>Which glue for an oar?</h2><p>text</p>', 'Which glue for an oar? - The Boathouse Board');
  expect(keptTexts(state)).toEqual(['text']);
  expect(state.title).toBe('Which glue for an oar? - The Boathouse Board');
  expect(keptTexts(without('<h2>The ferry sank</h2><p>text</p>', 'The Dock » The ferry sank'))).toEqual(['text']);
});

test('keeps a heading that is less than half of the title, or a part that no separator ends', () => {
  expect(keptTexts(without('<h2>The Dock</h2><p>text</p>', 'The Dock: how the ferry sank'))).toHaveLength(2);
  expect(keptTexts(without('<h2>The ferry sank</h2><p>text</p>', 'The ferry sank in May'))).toHaveLength(2);
});

test('keeps another heading and one far from the start', () => {
  const html = '<h1>Boats</h1><p>a</p><p>b</p><p>c</p><h1>The ferry</h1>';
  expect(keptTexts(without(html, 'The ferry'))).toHaveLength(5);
});
