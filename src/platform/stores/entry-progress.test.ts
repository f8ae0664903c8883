import { expect, it } from 'vitest';
import { testEntry } from '../testing/test-entry.ts';
import { minutesLeft, stateOf } from './entry-progress.ts';

const at = (fraction: number, isFinished = false) => testEntry({ progress: { fraction, time: 1, isFinished } });

it('tells how far an article is read', () => {
  const all = [testEntry(), at(0), at(0.1), at(0.75), at(1, true)];
  expect(all.map(stateOf)).toEqual(['unread', 'unread', 'reading', 'reading', 'finished']);
  // Read to the end, then opened again at its start.
  expect(stateOf(at(0, true))).toBe('finished');
  expect(all.map(minutesLeft)).toEqual([10, 10, 9, 3, 0]);
  expect(minutesLeft(testEntry({ minutes: 1, progress: { fraction: 0.99, time: 1, isFinished: false } }))).toBe(1);
});
