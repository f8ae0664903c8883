import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ScrolledArticle, showScrolledArticle } from '../../testing/scrolled-article.ts';
import { lightPlace, type LitKind } from './light-place.ts';

let shown: ScrolledArticle;
let view: HTMLElement;
let scroller: HTMLElement;
let end = (): void => undefined;

function show(content: string, dir = 'ltr'): void {
  shown = showScrolledArticle(content, { dir, height: 400, line: 24 });
  ({ view, scroller } = shown);
}
function light(kind: LitKind): void {
  end = lightPlace(shown.keys, scroller, kind);
}
const box = (): DOMRect => view.querySelector('.lit-shade > div')!.getBoundingClientRect();
const boxOf = (id: string): DOMRect => view.querySelector(`#${id}`)!.getBoundingClientRect();
const holds = (outer: DOMRect, inner: DOMRect): boolean => outer.top <= inner.top && outer.bottom >= inner.bottom;
const isLit = (id: string): boolean => holds(box(), boxOf(id)) && box().height < boxOf(id).height + 20;
const hover = (id: string): void => {
  const { left, top, height } = boxOf(id);
  const at = { clientX: left + 5, clientY: top + Math.min(height / 2, 20), bubbles: true };
  view.querySelector(`#${id}`)!.dispatchEvent(new PointerEvent('pointermove', at));
};

const style = document.createElement('style');
style.textContent = '.lit-shade > div { transition: none !important; }';
beforeEach(async () => {
  await page.viewport(600, 500);
  document.body.style.margin = '0';
  document.head.append(style);
});
afterEach(() => {
  end();
  shown.remove();
  style.remove();
});

const LINES = `<p>${Array.from({ length: 60 }, (_, at) => `<span id="l${String(at)}">Wind ${String(at)}</span>`).join('<br>')}</p>`;
const PARAGRAPHS = Array.from({ length: 30 }, (_, at) => `<p id="p${String(at)}">Wind and grain.<br>Bread.</p>`).join(
  '',
);

it('misses no line where the letters are nearly as high as the lines', async () => {
  show(LINES.replaceAll('<span', '<span style="font-size: 19px"'));
  light('line');
  hover('l3');
  await expect.poll(() => isLit('l3')).toBe(true);
  for (const line of ['l4', 'l5', 'l6']) {
    await userEvent.keyboard('{ArrowDown}');
    expect(isLit(line), line).toBe(true);
  }
  await userEvent.keyboard('{ArrowUp}');
  expect(isLit('l5')).toBe(true);
});

describe.each(['ltr', 'rtl'])('in a text that is %s', (dir) => {
  it('lights the line under the pointer, and the next and previous ones by keys', async () => {
    show(LINES, dir);
    light('line');
    hover('l3');
    await expect.poll(() => isLit('l3')).toBe(true);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(isLit('l5')).toBe(true);
    await userEvent.keyboard('{ArrowUp}');
    expect(isLit('l4')).toBe(true);
    expect(scroller.scrollTop).toBe(0);
  });

  it('lights one paragraph', async () => {
    show(PARAGRAPHS, dir);
    light('paragraph');
    hover('p1');
    await expect.poll(() => isLit('p1')).toBe(true);
    await userEvent.keyboard('{ArrowDown}');
    expect(isLit('p2')).toBe(true);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(isLit('p0')).toBe(true);
  });
});

it('goes through every line of a long text by one key, and stays in view', async () => {
  show(LINES);
  light('line');
  hover('l0');
  await expect.poll(() => isLit('l0')).toBe(true);
  for (let at = 1; at < 60; at++) {
    await userEvent.keyboard('{ArrowDown}');
    expect(isLit(`l${String(at)}`), `line ${String(at)}`).toBe(true);
    expect(box().bottom).toBeLessThanOrEqual(402);
  }
});

it('reads a paragraph that is higher than the view to its end before the next one', async () => {
  show(`<p id="first">Wind</p><p id="high">${'Wind<br>'.repeat(40)}Grain</p><p id="last">Bread</p>`);
  light('paragraph');
  hover('high');
  await expect.poll(() => isLit('high')).toBe(true);
  const before = scroller.scrollTop;
  await userEvent.keyboard('{ArrowDown}');
  expect(isLit('high')).toBe(true);
  expect(scroller.scrollTop).toBeGreaterThan(before);
  for (let press = 0; press < 12; press++) await userEvent.keyboard('{ArrowDown}');
  expect(isLit('last')).toBe(true);
});

it('leaves the keys of controls in the text and beside it alone', () => {
  show(`<p><a id="link" href="#x">Wind</a></p>${LINES}`);
  light('line');
  const press = (target: Element, shiftKey = false): boolean => {
    const event = new KeyboardEvent('keydown', { key: 'ArrowDown', shiftKey, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press(view.querySelector('#link')!)).toBe(false);
  expect(press(view)).toBe(false);
  // Shift and an arrow key select text.
  expect(press(scroller, true)).toBe(false);
  expect(press(scroller)).toBe(true);
});

it('begins at a text below a picture', () => {
  const picture = document.createElement('canvas').toDataURL();
  show(`<figure><img src="${picture}" alt="" style="block-size: 250px"></figure>${PARAGRAPHS}`);
  light('paragraph');
  expect(isLit('p0')).toBe(true);
});

it('changes nothing in the article, takes no clicks and leaves nothing behind', () => {
  show(PARAGRAPHS);
  const { outerHTML } = scroller;
  light('paragraph');
  expect(scroller.outerHTML).toBe(outerHTML);
  expect(document.elementFromPoint(20, 100)?.closest('.sheet')).not.toBeNull();
  end();
  expect(view.querySelector('.lit-shade')).toBeNull();
});
