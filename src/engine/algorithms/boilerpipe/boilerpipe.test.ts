import { expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import { boilerpipe } from './index.ts';

const { classify } = boilerpipe();
const words = (count: number): string => Array(count).fill('word').join(' ');
const p = (count: number): string => `<p>${words(count)}</p>`;

test('keeps captions and dialogue in the text, drops furniture and what follows an end sign', () => {
  const page = pageOf(
    `<nav>${p(30)}</nav>${p(90)}<p>Yes.</p><p>No?</p><p>Yes.</p>${p(90)}<h2>Comments (3)</h2>${p(40)}`,
  );
  const { keep, reason, confidence } = classify(page);
  expect(keep).toEqual([false, true, true, true, true, true, false, false]);
  expect(reason).toEqual(['furniture', 'long', 'long', 'among-good', 'long', 'long', 'after-end', 'after-end']);
  expect(confidence).toBeGreaterThan(0.5);
});

test('gives the reasons links, long and short', () => {
  const { reason } = classify(pageOf(`<p><a>one two three</a></p>${p(41)}${p(1)}<p>a</p>`));
  expect(reason).toEqual(['links', 'long', 'long', 'short']);
});

test('keeps a heading right before the text', () => {
  expect(classify(pageOf(`<h2>A title</h2>${p(15)}${p(17)}`))).toMatchObject({
    keep: [true, true, true],
    reason: ['among-good', 'long', 'long'],
  });
});

test('fills a gap of 10 blocks and not one of 11', () => {
  const gap = (count: number): string => p(41) + p(1) + '<p>a</p>'.repeat(count - 2) + p(1) + p(41);
  expect(classify(pageOf(gap(12))).keep).not.toContain(false);
  expect(classify(pageOf(gap(13))).keep.filter((flag) => !flag)).toHaveLength(11);
});

test('drops a group far away with less than a tenth of the words', () => {
  const far = '<p>a</p>'.repeat(13);
  const { keep, reason } = classify(pageOf(p(190) + far + p(17)));
  expect([keep[0], keep[14], reason[14]]).toEqual([true, false, 'far']);
  expect(classify(pageOf(p(170) + far + p(17))).keep[14]).toBe(true);
});

test('reads a page 9,000 elements deep', () => {
  const deep = pageOf('<div>'.repeat(9000) + words(20) + '</div>'.repeat(9000));
  expect(classify(deep).keep).toEqual([true]);
});
