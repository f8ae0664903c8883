import { expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import { blocksInDialogs } from './dialogs.ts';
import { decideBy } from './index.ts';

/** Flags of a page whose blocks all have the probability 0.5. */
function flagsOf(html: string): number[] {
  const { outline } = pageOf(html);
  const words = outline.blocks.map((block) => block.words);
  return [...blocksInDialogs(outline, new Float32Array(words.length).fill(0.5), words)];
}

test.each(['div role=dialog', 'div role=alertdialog', 'dialog open'])('finds blocks in <%s>', (tag) => {
  expect(flagsOf(`<p>one two</p><${tag}><p>a</p></${tag.split(' ')[0]}><p>b</p>`)).toEqual([0, 1, 0]);
});

test('a dialog with half of the expected words holds the article', () => {
  expect(flagsOf('<p>one two</p><dialog><p>one two</p></dialog>')).toEqual([0, 0]);
  expect(flagsOf('<p>one two three</p><dialog><p>one two</p></dialog>')).toEqual([0, 1]);
});

test('counts each dialog alone, and a dialog inside a dialog with it', () => {
  const inner = '<dialog><p>a</p></dialog>';
  expect(flagsOf(`<p>one two three</p>${inner}<dialog><p>b</p>${inner}</dialog>${inner}`)).toEqual([0, 1, 1, 1, 1]);
});

test('a block of a dialog is dropped with a reason of its own, however probable', () => {
  const text = 'The ferry left at noon, and nobody who had waited since morning was on it. ';
  const page = pageOf(`<p>${text.repeat(3)}</p><dialog><p>${text}</p></dialog>`);
  const { keep, reason, score } = decideBy(page, Float32Array.of(0.9, 0.99));
  expect([keep, reason]).toEqual([
    [true, false],
    ['likely', 'dialog'],
  ]);
  expect(score[1]).toBe(0);
});
