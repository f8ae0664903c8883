import { afterEach, expect, test } from 'vitest';
import { blockBoxes } from './block-boxes.ts';
import { walkPage } from './walk.ts';

afterEach(() => {
  document.body.replaceChildren();
});

/** The page in the test's own window, whose coordinates boxes are in. */
function boxesOf(html: string) {
  document.body.innerHTML = html;
  const walk = walkPage(document);
  return { walk, boxOf: (text: string) => blockBoxes(walk)[walk.outline.blocks.findIndex((block) => block.text.includes(text))] };
}

test('a block is as large as all of its lines', () => {
  const { boxOf } = boxesOf('<p style="width:120px;margin:40px">Some words <b>and bold ones</b> that need more lines than one</p>');
  const paragraph = document.querySelector('p')!.getBoundingClientRect();
  const box = boxOf('Some words')!;
  expect(box.left).toBeCloseTo(paragraph.left, 0);
  expect(box.top).toBeGreaterThanOrEqual(paragraph.top - 2);
  expect(box.bottom).toBeLessThanOrEqual(paragraph.bottom + 2);
  expect(box.bottom - box.top).toBeGreaterThan(0.7 * paragraph.height);
  expect(box.right).toBeLessThanOrEqual(paragraph.right + 1);
});

test('text in a frame stands where the frame shows it', () => {
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

test('what has gone from the page since has no place', () => {
  const { walk, boxOf } = boxesOf('<p>Stays here</p><p>Goes away</p>');
  document.querySelectorAll('p')[1]!.remove();
  expect(boxOf('Stays')).not.toBeNull();
  expect(boxOf('Goes')).toBeNull();
  expect(blockBoxes(walk)).toHaveLength(walk.outline.blocks.length);
});
