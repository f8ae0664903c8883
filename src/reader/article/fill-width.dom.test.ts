import { afterEach, expect, it } from 'vitest';
import { adoptStyle } from '../../ui/adopt-style.ts';
import blocks from './blocks.css?inline';
import { fillWidth } from './fill-width.ts';

adoptStyle(blocks);

const TEXT_WIDTH = 600;
const sheet = document.createElement('article');
sheet.className = 'sheet';

afterEach(() => {
  sheet.remove();
});

/** The width at which a picture of this size is shown. */
function shownWidth(width: number, height: number): number {
  sheet.style.inlineSize = `${String(TEXT_WIDTH)}px`;
  const image = document.createElement('img');
  image.setAttribute('width', String(width));
  image.setAttribute('height', String(height));
  const figure = document.createElement('figure');
  figure.append(image);
  sheet.replaceChildren(figure);
  document.body.append(sheet);
  fillWidth(figure);
  return image.getBoundingClientRect().width;
}

it('gives a picture that is nearly as wide as the text its whole width', () => {
  expect(shownWidth(576, 300)).toBe(TEXT_WIDTH);
  expect(shownWidth(510, 300)).toBe(TEXT_WIDTH);
  expect(shownWidth(900, 300)).toBe(TEXT_WIDTH);
});

it('leaves smaller and higher pictures as they are', () => {
  expect(shownWidth(480, 300)).toBe(480);
  expect(shownWidth(32, 16)).toBe(32);
  expect(shownWidth(576, 560)).toBe(576);
});
