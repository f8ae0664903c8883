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

/** Shows an article of these blocks, each 100 pixels high, below its title. */
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

/** Where the block with that text begins, in pixels below the top of the view. */
function heightOf(text: string): number {
  const block = [...scroller.querySelectorAll('p')].find((one) => one.textContent === text);
  return (block?.getBoundingClientRect().top ?? NaN) - scroller.getBoundingClientRect().top;
}

/** Reads at that scroll position of one article, then goes on in another. */
function goOn(from: readonly string[], scrollTop: number, to: readonly string[]): void {
  show(...from);
  scroller.scrollTop = scrollTop;
  const place = readingPosition(scroller);
  show(...to);
  if (place !== null) scrollToPosition(scroller, place);
}

describe('the place of reading', () => {
  it('is the same line of the same paragraph, whatever comes before it in the other article', () => {
    goOn(['one', 'two', 'three', 'four'], 340, ['new', 'one', 'and new', 'two', 'three', 'four']);
    expect(heightOf('three')).toBe(-40);
  });

  it('is the nearest paragraph before it where its own is not there', () => {
    goOn(['one', 'two', 'three', 'four'], 340, ['one', 'two', 'four']);
    expect(heightOf('two')).toBe(0);
  });

  it('is the top where nothing before it is there either', () => {
    // The title is all that the two have in common.
    goOn(['one', 'two', 'three'], 340, ['quite', 'another', 'page', 'altogether']);
    expect(scroller.scrollTop).toBe(0);
  });

  it('is the top where the reader was at the top', () => {
    goOn(['one', 'two'], 0, ['new', 'one', 'two']);
    expect(scroller.scrollTop).toBe(0);
  });

  it('is found among equal texts by what stands before', () => {
    goOn(['a', 'Reply', 'b', 'Reply', 'c', 'Reply'], 420, ['a', 'Reply', 'b', 'Reply', 'c', 'Reply']);
    expect(scroller.scrollTop).toBe(420);
    goOn(['same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'], 740, [
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

  it('pays no heed to white space and to elements around the same words', () => {
    show('one', 'two', 'three');
    scroller.scrollTop = 250;
    const place = readingPosition(scroller);
    show('one', 'zwei', 'three');
    const block = scroller.querySelectorAll('p')[1];
    block?.replaceChildren(Object.assign(document.createElement('em'), { textContent: ' two\n ' }));
    if (place !== null) scrollToPosition(scroller, place);
    expect(scroller.scrollTop).toBe(250);
  });

  it('is nowhere while no article is shown', () => {
    scroller.replaceChildren(document.createElement('p'));
    expect(readingPosition(scroller)).toBeNull();
  });
});
