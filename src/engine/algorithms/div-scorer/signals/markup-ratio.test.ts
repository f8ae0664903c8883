import { expect, test } from 'vitest';
import { measureSignal } from '../../../testing/measure-signal.ts';
import { markupRatio } from './markup-ratio.ts';

test('is one half with eight elements in a hundred characters', () => {
  const [value] = measureSignal(markupRatio, `<div>${'<b>123456789012</b>'.repeat(8)}1234</div>`);
  expect(value).toBeCloseTo(0.5, 9);
});

test('does not count paragraphs and headings', () => {
  const text = 'x'.repeat(40);
  expect(measureSignal(markupRatio, `<div><h2>${text}</h2><p>${text}</p></div>`)).toEqual([1]);
});
