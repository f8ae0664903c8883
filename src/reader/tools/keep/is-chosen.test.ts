import { expect, it } from 'vitest';
import { isChosen } from './is-chosen.ts';

const CORRECTION = { action: 'leave-out', match: 'p' } as const;

it.each([
  ['a correction', { corrections: [CORRECTION] }],
  ['another part of the page', { alternative: 1 }],
  ['a page without an article', { force: true }],
])('is true for what the user chose: %s', (_, options) => {
  expect(isChosen(options as never)).toBe(true);
});

it.each([
  ['nothing', {}],
  ['no corrections, the first alternative, and no force', { corrections: [], alternative: 0, force: false }],
  ['another algorithm, which finds its article by itself', { algorithm: 'bte' }],
])('is false for what an algorithm finds by itself: %s', (_, options) => {
  expect(isChosen(options as never)).toBe(false);
});
