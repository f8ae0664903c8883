import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdPosition, holdText, readingPosition } from './reading-position.ts';

const HEIGHT = 400;
let scroller: HTMLElement;
let endHold = (): void => undefined;

beforeEach(() => {
  scroller = document.createElement('div');
  scroller.style.cssText = `block-size: ${String(HEIGHT)}px; overflow: auto; font: 16px/20px sans-serif`;
  document.body.append(scroller);
});
afterEach(() => {
  endHold();
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
  if (position !== null) endHold = holdPosition(scroller, position);
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
    if (position !== null) endHold = holdPosition(scroller, position);
    expect(scroller.scrollTop).toBe(250);
  });

  describe('with a picture above it that loads late', () => {
    /** Without scroll anchoring, as in a browser that lacks it or drops it. */
    async function loadPicture(): Promise<void> {
      scroller.style.overflowAnchor = 'none';
      const picture = Object.assign(document.createElement('div'), { style: 'block-size: 350px' });
      scroller.querySelector('.content')?.before(picture);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }

    it('stays the same', async () => {
      replaceArticle(['one', 'two', 'three', 'four'], 340, ['one', 'two', 'three', 'four']);
      await loadPicture();
      expect(topOf('three')).toBe(-40);
    });

    it('is the user’s own after the user moves the view', async () => {
      replaceArticle(['one', 'two', 'three', 'four'], 340, ['one', 'two', 'three', 'four']);
      await new Promise(requestAnimationFrame);
      scroller.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      scroller.scrollTop = 100;
      await loadPicture();
      expect(scroller.scrollTop).toBe(100);
    });
  });

  it('is null while no article is shown', () => {
    scroller.replaceChildren(document.createElement('p'));
    expect(readingPosition(scroller)).toBeNull();
  });
});

it('shows some words of a paragraph that is higher than the view, also when a picture above loads late', async () => {
  show('picture', 'before '.repeat(900) + 'WORDS' + ' after'.repeat(900));
  const [picture, long] = scroller.querySelectorAll('p');
  long!.style.blockSize = 'auto';
  const text = long!.firstChild as Text;
  const at = text.data.indexOf('WORDS');
  const words = document.createRange();
  words.setStart(text, at);
  words.setEnd(text, at + 'WORDS'.length);
  const place = (): number => words.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  endHold = holdText(scroller, words, 0.25);
  expect(place()).toBeCloseTo(HEIGHT / 4, 0);
  picture!.style.blockSize = '700px';
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(place()).toBeCloseTo(HEIGHT / 4, 0);
});
