import { expect, test } from 'vitest';
import { changedTexts, planOf, threadOf } from '../../testing/plan-fixture.ts';
import { leaveOutPostFurniture } from './leave-out-post-furniture.ts';

const { state } = planOf('<p>text</p><p>Reply</p>');

test('leaves out the furniture of posts', () => {
  expect(changedTexts(leaveOutPostFurniture({ ...state, thread: threadOf({ furniture: [1] }) }))).toEqual(['Reply']);
});

test('returns the same state without a thread', () => {
  expect(leaveOutPostFurniture(state)).toBe(state);
});
