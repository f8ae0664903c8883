import { expect } from '@playwright/test';
import { NEWS } from '../articles.ts';
import { test } from './fixtures.ts';

const WORDS = 'You cannot hurry it';
const SELECT = `(() => {
  const walker = document.createTreeWalker(document.querySelector('.content'), window.NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.data.indexOf('${WORDS}');
    if (at === -1) continue;
    window.getSelection().setBaseAndExtent(node, at, node, at + ${String(WORDS.length)});
    return true;
  }
  return false;
})()`;
const PAINTED = "window.CSS.highlights.get('marked-blue')?.size ?? 0";

test('highlights words in the popup and finds them again', async ({ firefox }) => {
  await firefox.open(NEWS.url);
  await firefox.press();
  await expect.poll(() => firefox.popup<boolean>("document.querySelector('.content p') !== null")).toBe(true);
  expect(await firefox.popup<boolean>(SELECT)).toBe(true);
  await expect
    .poll(() => firefox.popup<number>("document.querySelectorAll('.selection-tools .swatch').length"))
    .toBe(4);
  await firefox.popup("document.querySelector('.selection-tools .swatch-blue').click()");
  await expect.poll(() => firefox.popup<number>(PAINTED)).toBe(1);
  await firefox.closePopup();
  await firefox.press();
  await expect.poll(() => firefox.popup<number>(PAINTED)).toBe(1);
  await firefox.popup("document.querySelector('[aria-label=Highlight]').click()");
  await expect
    .poll(() => firefox.popup<string>("document.querySelector('.highlight-go')?.textContent ?? ''"))
    .toBe(WORDS);
});
