import { afterEach, expect, it } from 'vitest';
import { adoptStyle } from '../../ui/adopt-style.ts';
import blocks from './blocks.css?inline';
import { alignTable, fillWidth } from './fill-width.ts';
import rareBlocks from './rare-blocks.css?inline';

adoptStyle(blocks);
adoptStyle(rareBlocks);

const TEXT_WIDTH = 600;
const sheet = document.createElement('article');
sheet.className = 'sheet';

afterEach(() => {
  sheet.remove();
});

/** Shows an element in a sheet in which it may extend beyond the text by `outset` pixels on either side. */
function show(element: Element, outset: number): void {
  sheet.style.inlineSize = `${String(TEXT_WIDTH)}px`;
  sheet.style.marginInline = '200px';
  sheet.style.setProperty('--outset', `${String(outset)}px`);
  sheet.replaceChildren(element);
  document.body.append(sheet);
}

/** The width at which a picture of this size is shown. */
function shownWidth(width: number, height: number, outset = 0): number {
  const image = document.createElement('img');
  image.setAttribute('width', String(width));
  image.setAttribute('height', String(height));
  const figure = document.createElement('figure');
  figure.append(image);
  show(figure, outset);
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

it('gives a picture that is hardly wider than the text the width of the text', () => {
  expect(shownWidth(640, 480, 80)).toBe(TEXT_WIDTH);
  expect(shownWidth(640, 640, 80)).toBe(TEXT_WIDTH);
  expect(shownWidth(900, 480, 10)).toBe(TEXT_WIDTH);
});

it('shows a picture that is wider beyond the text', () => {
  expect(shownWidth(680, 300, 80)).toBe(760);
  expect(shownWidth(680, 640, 80)).toBe(680);
});

/** The widths of a table whose cell has this least width, or words that wrap (null), and of what scrolls it. */
function tableWidths(cellWidth: number | null): readonly [table: number, scroller: number] {
  const content = document.createElement('div');
  content.className = 'content';
  const scroller = document.createElement('div');
  scroller.className = 'table-scroll';
  const table = document.createElement('table');
  const cell = table.insertRow().insertCell();
  cell.style.maxInlineSize = 'none';
  cell.style.whiteSpace = 'normal';
  if (cellWidth === null) {
    cell.textContent = 'oats '.repeat(16);
    cell.style.font = '13px monospace';
  } else {
    cell.style.minInlineSize = `${String(cellWidth)}px`;
  }
  scroller.append(table);
  content.append(scroller);
  show(content, 80);
  alignTable(scroller);
  return [table.offsetWidth, scroller.clientWidth];
}

it('gives a table that is hardly wider than the text the width of the text, if its words can wrap', () => {
  expect(tableWidths(null)).toEqual([TEXT_WIDTH, TEXT_WIDTH]);
  for (const width of [640, 740]) expect(tableWidths(width)[1]).toBe(TEXT_WIDTH + 160);
});

it('puts a small picture at the start of its line', () => {
  for (const dir of ['ltr', 'rtl']) {
    const content = document.createElement('div');
    content.className = 'content';
    content.dir = dir;
    const image = document.createElement('img');
    image.setAttribute('width', '48');
    image.setAttribute('height', '48');
    const figure = document.createElement('figure');
    figure.append(image);
    content.append(figure);
    show(content, 0);
    fillWidth(figure);
    const [inner, outer] = [image.getBoundingClientRect(), content.getBoundingClientRect()];
    expect(dir === 'ltr' ? inner.left - outer.left : outer.right - inner.right).toBe(0);
  }
});
