import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ScrolledArticle, showScrolledArticle } from '../../testing/scrolled-article.ts';
import { turnPages } from './turn-pages.ts';

let shown: ScrolledArticle;
let view: HTMLElement;
let scroller: HTMLElement;
let end = (): void => undefined;
const COUNT = 100;

/** The view is 403 px high, so that a line of 25 px is cut. */
function show(content: string, dir = 'ltr'): void {
  shown = showScrolledArticle(content, { dir, height: 403, line: 25 });
  ({ view, scroller } = shown);
  end = turnPages(shown.keys, scroller);
}
const LINES = Array.from({ length: COUNT }, (_, at) => `<span id="l${String(at)}">Wind</span>`).join('<br>');

/** Numbers of the lines that a person sees, and of those that are cut. */
function seen(): { readonly whole: readonly number[]; readonly cut: readonly number[] } {
  const { top } = scroller.getBoundingClientRect();
  const bottom = view.querySelector('.page-cover')!.getBoundingClientRect().top;
  const whole: number[] = [];
  const cut: number[] = [];
  for (let at = 0; at < COUNT; at++) {
    const box = view.querySelector(`#l${String(at)}`)!.getBoundingClientRect();
    if (box.bottom <= top + 0.5 || box.top >= bottom - 0.5) continue;
    (box.top >= top - 0.5 && box.bottom <= bottom + 0.5 ? whole : cut).push(at);
  }
  return { whole, cut };
}

beforeEach(async () => {
  await page.viewport(600, 500);
  document.body.style.margin = '0';
});
afterEach(() => {
  end();
  shown.remove();
});

it.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ['ltr', ' ', '{Shift>} {/Shift}'],
  ['ltr', '{PageDown}', '{PageUp}'],
])('shows each line once, whole, on the pages of a text that is %s (key %s)', async (dir, next, previous) => {
  show(`<p>${LINES}</p>`, dir);
  const pages: number[][] = [];
  for (let turn = 0; turn < 20; turn++) {
    const { whole, cut } = seen();
    expect(cut).toEqual([]);
    pages.push([...whole]);
    if (whole.at(-1) === COUNT - 1) break;
    await userEvent.keyboard(next);
  }
  const end = pages.at(-2) ?? [];
  expect(pages.slice(0, -1).flat()).toEqual(Array.from({ length: (end.at(-1) ?? 0) + 1 }, (_, at) => at));
  expect(pages.at(-1)?.at(-1)).toBe(COUNT - 1);
  for (const before of pages.slice(0, -1).reverse()) {
    await userEvent.keyboard(previous);
    expect(seen().whole).toEqual(before);
  }
});

it('begins with a whole line after a turn back from any place', async () => {
  show(`<p>${LINES}</p>`);
  scroller.scrollTop = 1234;
  await userEvent.keyboard('{ArrowLeft}');
  expect(seen().cut).toEqual([]);
});

it('goes back to the page before after a picture above it has loaded', async () => {
  const lines = LINES.split('<br>');
  const [before, after] = [lines.slice(0, 28).join('<br>'), lines.slice(28).join('<br>')];
  // The second page is short: it leaves the heading to the third.
  show(`<div id="late"></div><p>${before}</p><h2>Boat</h2><p>${after}</p>`);
  await userEvent.keyboard('{ArrowRight}');
  const first = seen().whole;
  await userEvent.keyboard('{ArrowRight}');
  view.querySelector<HTMLElement>('#late')!.style.height = '130px';
  await userEvent.keyboard('{ArrowLeft}');
  expect(seen().whole).toEqual(first);
});

it('cuts neither pictures nor the lines of columns', async () => {
  const picture = '<img alt="" width="100" height="120" style="display: block">';
  const column = (from: number): string => `<div style="padding-block-start: ${String(from)}px">${LINES}</div>`;
  show(`<div style="columns: 2">${column(0)}${column(3)}</div>${picture}`);
  expect(seen().cut).toEqual([]);
  await userEvent.keyboard('{ArrowRight}');
  expect(seen().cut).toEqual([]);
});

it('leaves a heading to the page of its text', async () => {
  show(
    `<p>${LINES.split('<br>').slice(0, 14).join('<br>')}</p><h2 id="heading">Boat</h2><p>${'Wind<br>'.repeat(60)}</p>`,
  );
  const box = (selector: string): DOMRect => view.querySelector(selector)!.getBoundingClientRect();
  expect(box('#heading').top).toBeLessThan(403);
  expect(box('.page-cover').top).toBeLessThanOrEqual(box('#heading').top);
  await userEvent.keyboard('{ArrowRight}');
  expect(box('#heading').top).toBeGreaterThanOrEqual(0);
  expect(box('#heading').top).toBeLessThan(40);
});

it('turns by buttons, says how far one is, and leaves nothing behind', async () => {
  show(`<p>${LINES}</p>`);
  const { outerHTML } = scroller;
  const bar = (): HTMLElement => view.querySelector<HTMLElement>('.page-turns')!;
  await expect.poll(() => bar().textContent).toBe('0%');
  await userEvent.click(bar().querySelectorAll('button')[1]!);
  expect(bar().textContent).not.toBe('0%');
  expect(seen().whole[0]).toBeGreaterThan(10);
  await userEvent.click(bar().querySelectorAll('button')[0]!);
  expect(seen().whole[0]).toBe(0);
  end();
  expect(scroller.outerHTML).toBe(outerHTML);
  expect(view.children).toHaveLength(1);
});
