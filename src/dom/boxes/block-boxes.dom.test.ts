import { afterEach, expect, test } from 'vitest';
import { blockBoxes } from './block-boxes.ts';
import { walkPage } from '../walk/walk-page.ts';

afterEach(() => {
  document.body.replaceChildren();
});

/** Writes the page into the test's own window, because boxes are in its coordinates. */
function boxesOf(html: string) {
  document.body.innerHTML = html;
  const walk = walkPage(document);
  return {
    walk,
    boxOf: (text: string) => blockBoxes(walk)[walk.outline.blocks.findIndex((block) => block.text.includes(text))],
  };
}

test('covers all lines of a block', () => {
  const { boxOf } = boxesOf(
    '<p style="width:120px;margin:40px">Some words <b>and bold ones</b> that need more lines than one</p>',
  );
  const paragraph = document.querySelector('p')!.getBoundingClientRect();
  const box = boxOf('Some words')!;
  expect(box.left).toBeCloseTo(paragraph.left, 0);
  expect(box.top).toBeGreaterThanOrEqual(paragraph.top - 2);
  expect(box.bottom).toBeLessThanOrEqual(paragraph.bottom + 2);
  expect(box.bottom - box.top).toBeGreaterThan(0.7 * paragraph.height);
  expect(box.right).toBeLessThanOrEqual(paragraph.right + 1);
});

test('places the text of a frame where the frame shows it', () => {
  document.body.innerHTML = '<iframe style="margin:100px 0 0 60px;border:5px solid" width="400" height="200"></iframe>';
  const frame = document.querySelector('iframe')!;
  frame.contentDocument!.body.innerHTML = '<p style="margin:0">Words in a frame</p>';
  frame.contentDocument!.body.style.margin = '0';
  const walk = walkPage(document);
  const [box] = blockBoxes(walk);
  const at = frame.getBoundingClientRect();
  expect(box!.left).toBeCloseTo(at.left + 5, 0);
  expect(box!.top).toBeGreaterThanOrEqual(at.top + 4);
  expect(box!.top).toBeLessThan(at.top + 20);
});

test('returns null for a block that was removed from the page', () => {
  const { walk, boxOf } = boxesOf('<p>Stays here</p><p>Goes away</p>');
  document.querySelectorAll('p')[1]!.remove();
  expect(boxOf('Stays')).not.toBeNull();
  expect(boxOf('Goes')).toBeNull();
  expect(blockBoxes(walk)).toHaveLength(walk.outline.blocks.length);
});

const LINES = Array.from(
  { length: 40 },
  (_, at) => `<p style="margin:0;height:30px">Line ${String(at).padStart(2, '0')} of the text</p>`,
).join('');

test('returns null for blocks that are scrolled out of view until they are scrolled back', () => {
  const { walk, boxOf } = boxesOf(
    `<div id="around" style="margin:50px;border:7px solid;height:300px;overflow:auto">${LINES}</div><p>Below it</p>`,
  );
  const around = document.querySelector('#around')!;
  const bottom = around.getBoundingClientRect().bottom - 7;
  const shown = (): string[] =>
    blockBoxes(walk).flatMap((box, at) => (box === null ? [] : [walk.outline.blocks[at]!.text.slice(0, 7)]));
  expect(shown()).toEqual([...Array.from({ length: 10 }, (_, at) => `Line 0${String(at)}`), 'Below i']);
  around.scrollTop = 615;
  // Half of the line at each edge is visible.
  expect(
    shown()
      .filter((text) => text.startsWith('Line'))
      .at(-1),
  ).toBe('Line 30');
  expect(boxOf('Line 30')!.bottom).toBeLessThanOrEqual(bottom);
  expect(boxOf('Line 29')!.bottom).toBeLessThanOrEqual(bottom);
  expect(boxOf('Below it')).not.toBeNull();
});

test.each([
  [
    'fixed text inside a clipping element',
    '<div style="height:40px;overflow:hidden"><p style="position:fixed;top:200px">Words</p></div>',
    true,
  ],
  [
    'absolute text positioned by an ancestor of the clipping element',
    '<div style="position:relative"><div style="height:40px;overflow:hidden"><p style="position:absolute;top:200px">Words</p></div></div>',
    true,
  ],
  [
    'absolute text positioned by the clipping element',
    '<div style="height:40px;overflow:hidden;position:relative"><p style="position:absolute;top:200px">Words</p></div>',
    false,
  ],
  [
    'text cut off by the outer of two clipping elements',
    '<div style="height:40px;overflow:clip"><div style="height:400px;overflow:auto"><p style="margin-top:100px">Words</p></div></div>',
    false,
  ],
  [
    'text below an element that clips only sideways',
    '<div style="height:40px;overflow-x:clip"><p style="margin-top:100px">Words</p></div>',
    true,
  ],
  ['text in an inline element, which clips nothing', '<div><span style="overflow:hidden">Words</span></div>', true],
])('finds the visible part of %s', (_, html, isVisible) => {
  const { boxOf } = boxesOf(`${html}<p>Other words</p>`);
  expect(boxOf('Words') !== null).toBe(isVisible);
});

test('clips by a body only where the body scrolls by itself', () => {
  const before = [document.documentElement.style.cssText, document.body.style.cssText];
  document.body.style.cssText = 'height:100px;min-height:0;overflow:auto';
  const { boxOf } = boxesOf('<p>First</p><p style="margin-top:300px">Last</p>');
  expect(boxOf('Last')).not.toBeNull();
  document.documentElement.style.overflow = 'hidden';
  expect(boxOf('Last')).toBeNull();
  [document.documentElement.style.cssText, document.body.style.cssText] = before as [string, string];
});
