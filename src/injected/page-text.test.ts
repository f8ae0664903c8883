import { expect, it } from 'vitest';
import { longLines, NO_TEXT, sharedPart } from './page-text.ts';

const LINE = 'A sentence that is long enough to be told from a label of a menu.';
const OTHER = LINE.replace('sentence', 'question');

it('reads the long lines of a text', () => {
  expect([...longLines(`Home\n  ${LINE} \nMore`)]).toEqual([LINE]);
});

it('measures how much of a text another one has', () => {
  expect(sharedPart(longLines(`${LINE}\n${OTHER}`), longLines(LINE))).toBe(0.5);
  expect(sharedPart(longLines(LINE), longLines(`${LINE}\n${OTHER}`))).toBe(1);
  expect(sharedPart(NO_TEXT, longLines(LINE))).toBe(0);
});
