import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findBlock, hold } from './reading-position.ts';
import { currentPlace, FIRST_LINE, hashText, textPosition } from './text-place.ts';

let scroller: HTMLElement;

beforeEach(async () => {
  await page.viewport(800, 600);
  document.body.style.margin = '0';
});
afterEach(() => {
  scroller.remove();
});

const sentences = (paragraph: number): string =>
  Array.from({ length: 40 }, (_, at) => `Sentence ${String(at)} of paragraph ${String(paragraph)} stands here.`).join(
    ' ',
  );
const PARAGRAPHS = Array.from(
  { length: 8 },
  (_, at) => `<p>${sentences(at).replace(/stands/g, '<em>stands</em>')}</p>`,
);

/** Shows an article at a width of the text. */
function show(html: string, width: number, dir = 'ltr'): void {
  scroller = document.createElement('div');
  scroller.style.cssText = 'block-size: 500px; overflow: auto; font: 16px/24px sans-serif';
  scroller.innerHTML = `<article class="sheet" dir="${dir}" style="inline-size: ${String(width)}px; padding: 20px; margin: auto"><h1>Title</h1><div class="content">${html}</div></article>`;
  document.body.append(scroller);
}

/** Long enough to name sentence and paragraph, so that the words stand only once in the article. */
const WORDS_LENGTH = 80;

/** The words that begin the first line in view. */
function firstLine(): string {
  const place = currentPlace(scroller);
  const block = place && findBlock(scroller, [String(place.blocks[0])], (one) => String(hashText(one)))?.block;
  return block?.textContent.slice(place?.offset, (place?.offset ?? 0) + WORDS_LENGTH) ?? '';
}

/** Reads the place, shows the article anew and goes there. */
function moveTo(html: string, width: number): void {
  const place = currentPlace(scroller)!;
  scroller.remove();
  show(html, width);
  const found = findBlock(scroller, place.blocks.map(String), (one) => String(hashText(one)))!;
  const line = textPosition(found.block, found.isExact ? place.offset : 0);
  hold(scroller, () => line.getBoundingClientRect().top - FIRST_LINE / 2)();
}

it('is at the same words at another width, again and again', () => {
  show(PARAGRAPHS.join(''), 600);
  scroller.scrollTop = 1234;
  const words = firstLine();
  expect(words).toMatch(/paragraph [1-7]/);
  moveTo(PARAGRAPHS.join(''), 600);
  expect(firstLine()).toBe(words);
  moveTo(PARAGRAPHS.join(''), 300);
  const offsetNow = scroller.textContent.indexOf(firstLine());
  expect(Math.abs(offsetNow - scroller.textContent.indexOf(words))).toBeLessThan(80);
  for (let times = 0; times < 3; times++) moveTo(PARAGRAPHS.join(''), 300);
  expect(scroller.textContent.indexOf(firstLine())).toBe(offsetNow);
});

it('is at the block before where the page has changed the text', () => {
  show(PARAGRAPHS.join(''), 600);
  scroller.querySelectorAll('p')[4]!.scrollIntoView();
  moveTo(PARAGRAPHS.map((one, at) => (at === 4 ? '<p>Corrected.</p>' : one)).join(''), 600);
  expect(firstLine()).toMatch(/^Sentence 0 of paragraph 3/);
});

it('distinguishes equal blocks by the blocks before them', () => {
  const html = `${PARAGRAPHS[0]}<p>Again.</p>${PARAGRAPHS[1]}<p>Again.</p>${PARAGRAPHS[2]}`;
  show(html, 600);
  scroller.scrollTop += scroller.querySelectorAll('p')[3]!.getBoundingClientRect().top - 8;
  const before = scroller.scrollTop;
  moveTo(html, 600);
  expect(Math.abs(scroller.scrollTop - before)).toBeLessThan(30);
});

it('is found in text from right to left', () => {
  show(
    '<p>هنا تقف جملة من النص الطويل.</p>'.repeat(3) +
      PARAGRAPHS.map((one) => one.replace(/Sentence/g, 'جملة')).join(''),
    600,
    'rtl',
  );
  scroller.scrollTop = 900;
  expect(currentPlace(scroller)?.blocks.length).toBeGreaterThan(1);
});

it('is none at the start', () => {
  show(PARAGRAPHS.join(''), 600);
  expect(currentPlace(scroller)).toBeNull();
});
