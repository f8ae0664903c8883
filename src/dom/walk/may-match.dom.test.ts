import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../testing/framed-page.ts';
import { mayMatch } from './may-match.ts';
import { walkPage } from './walk-page.ts';

const PROSE = `<p>${'Words that stand here to be read by somebody. '.repeat(20)}</p>`;

afterEach(() => {
  document.body.replaceChildren();
});

/** Whether an element of class `wanted` may be on a page with this markup after some prose. */
function mayHaveWanted(html: string, prepare?: (page: Document) => void): boolean {
  const page = framedPage(PROSE + html);
  prepare?.(page);
  return mayMatch(walkPage(page), '.wanted');
}

/** Writes markup into the frame of a page. */
const writeFrame =
  (html: string) =>
  (page: Document): void => {
    const inner = page.querySelector('iframe')!.contentDocument!;
    inner.open();
    inner.write(html);
    inner.close();
  };

/** Gives a page a shadow tree with a paragraph of this class. */
const attachTree =
  (className: string) =>
  (page: Document): void => {
    const paragraph = page.createElement('p');
    paragraph.className = className;
    page.querySelector('#host')!.attachShadow({ mode: 'open' }).append(paragraph);
  };

test.each([
  ['the page itself', '<p class="wanted">here</p>', undefined],
  ['a frame', '<iframe></iframe>', writeFrame('<body><p class="wanted">here</p>')],
  ['the body of a frame', '<iframe></iframe>', writeFrame('<body class="wanted"><p>here</p>')],
  ['a shadow tree', '<div id="host"></div>', attachTree('wanted')],
])('finds an element in %s', (_, html, prepare) => {
  expect(mayHaveWanted(html, prepare)).toBe(true);
});

test.each([
  ['a page without inner trees', '<p>other</p>', undefined],
  ['an empty frame', '<iframe></iframe>', undefined],
  ['a frame', '<iframe></iframe>', writeFrame('<body><p class="other">here</p>')],
  ['a shadow tree', '<div id="host"></div>', attachTree('other')],
])('finds nothing in %s that has no such element', (_, html, prepare) => {
  expect(mayHaveWanted(html, prepare)).toBe(false);
});

test('finds an element in a noscript that the walk reads for lack of other text', () => {
  const page = framedPage('<noscript></noscript>');
  page.querySelector('noscript')!.textContent = `${PROSE}<p class="wanted">here</p>`;
  expect(mayMatch(walkPage(page), '.wanted')).toBe(true);
});
