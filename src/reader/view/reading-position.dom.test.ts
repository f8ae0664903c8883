import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readingPosition, scrollToPosition } from './reading-position.ts';

const HEIGHT = 400;
let scroller: HTMLElement;

beforeEach(() => {
  scroller = document.createElement('div');
  scroller.style.cssText = `block-size: ${String(HEIGHT)}px; overflow: auto; font: 16px/20px sans-serif`;
  document.body.append(scroller);
});
afterEach(() => {
  scroller.remove();
});

/** Shows an article with a title and these blocks, each 100 pixels high. */
function show(...texts: readonly string[]): void {
  const sheet = document.createElement('article');
  sheet.className = 'sheet';
  const title = Object.assign(document.createElement('h1'), { textContent: 'Title' });
  const content = Object.assign(document.createElement('div'), { className: 'content' });
  for (const text of texts) content.append(Object.assign(document.createElement('p'), { textContent: text }));
  for (const element of [title, ...content.children] as HTMLElement[])
    element.style.cssText = 'margin: 0; block-size: 100px';
  sheet.append(title, content, Object.assign(document.createElement('div'), { style: 'block-size: 2000px' }));
  scroller.replaceChildren(sheet);
}

/** Top of the block with that text, in pixels below the top of the view. */
function topOf(text: string): number {
  const block = [...scroller.querySelectorAll('p')].find((one) => one.textContent === text);
  return (block?.getBoundingClientRect().top ?? NaN) - scroller.getBoundingClientRect().top;
}

/** Shows one article at a scroll position, then another one at the same reading position. */
function replaceArticle(from: readonly string[], scrollTop: number, to: readonly string[]): void {
  show(...from);
  scroller.scrollTop = scrollTop;
  const position = readingPosition(scroller);
  show(...to);
  if (position !== null) scrollToPosition(scroller, position);
}

describe('the reading position', () => {
  it('is the same line of the same paragraph if other text comes before it', () => {
    replaceArticle(['one', 'two', 'three', 'four'], 340, ['new', 'one', 'and new', 'two', 'three', 'four']);
    expect(topOf('three')).toBe(-40);
  });

  it('is the nearest earlier paragraph if its own is missing', () => {
    replaceArticle(['one', 'two', 'three', 'four'], 340, ['one', 'two', 'four']);
    expect(topOf('two')).toBe(0);
  });

  it('is the top if all earlier paragraphs are missing too', () => {
    // The articles have only the title in common.
    replaceArticle(['one', 'two', 'three'], 340, ['quite', 'another', 'page', 'altogether']);
    expect(scroller.scrollTop).toBe(0);
  });

  it('is the top if the first article was at the top', () => {
    replaceArticle(['one', 'two'], 0, ['new', 'one', 'two']);
    expect(scroller.scrollTop).toBe(0);
  });

  it('is found among equal texts by the preceding blocks', () => {
    replaceArticle(['a', 'Reply', 'b', 'Reply', 'c', 'Reply'], 420, ['a', 'Reply', 'b', 'Reply', 'c', 'Reply']);
    expect(scroller.scrollTop).toBe(420);
    replaceArticle(['same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'], 740, [
      'same',
      'same',
      'same',
      'same',
      'same',
      'same',
      'same',
      'same',
    ]);
    expect(scroller.scrollTop).toBe(740);
  });

  it('ignores white space and inline elements', () => {
    show('one', 'two', 'three');
    scroller.scrollTop = 250;
    const position = readingPosition(scroller);
    show('one', 'zwei', 'three');
    const block = scroller.querySelectorAll('p')[1];
    block?.replaceChildren(Object.assign(document.createElement('em'), { textContent: ' two\n ' }));
    if (position !== null) scrollToPosition(scroller, position);
    expect(scroller.scrollTop).toBe(250);
  });

  it('is null while no article is shown', () => {
    scroller.replaceChildren(document.createElement('p'));
    expect(readingPosition(scroller)).toBeNull();
  });
});
