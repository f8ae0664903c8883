import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { partsOf } from '../../text/parts-of.ts';
import { rangeOfSpan, shownText, spanOf } from './article-text.ts';
import { findQuote } from './find-quote.ts';
import { quoteOf } from './quote.ts';

let scroller: HTMLElement;
beforeEach(() => {
  scroller = document.body.appendChild(document.createElement('main'));
});
afterEach(() => {
  scroller.remove();
});

/** Shows a text of HTML that this test writes. */
function show(html: string): HTMLElement {
  scroller.innerHTML = `<article class="sheet"><h1 id="title">Tide</h1><p class="credits">By Ada</p><div class="content">${html}</div></article>`;
  return scroller.querySelector('.content')!;
}

/** A range from the start of one text to the end of another. */
function rangeAround(first: string, last: string): Range {
  const nodeWith = (text: string): Text => {
    const walker = document.createTreeWalker(scroller, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null)
      if (node.data.includes(text)) return node;
    throw new Error(text);
  };
  const range = new Range();
  range.setStart(nodeWith(first), nodeWith(first).data.indexOf(first));
  range.setEnd(nodeWith(last), nodeWith(last).data.indexOf(last) + last.length);
  return range;
}

const wordsOf = (range: Range): string | null => {
  const read = shownText(scroller);
  const span = spanOf(read, range);
  return span && read.text.slice(span.start, span.end);
};

describe('the words of a selection', () => {
  it('cross elements and blocks, in one line each', () => {
    show('<p>The mill <em>waits</em>\n  for it.</p>\n\n<p>Twice <b>a day</b>.</p>');
    expect(wordsOf(rangeAround('mill', 'a day'))).toBe('mill waits for it.\nTwice a day');
  });

  it('leave out words that the view adds', () => {
    show(
      '<article class="post"><header>Ada, May 6</header><p>One</p></article><pre><button>Copy</button>code</pre><p>End</p>',
    );
    const all = new Range();
    all.selectNodeContents(scroller);
    expect(wordsOf(all)).toBe('Tide\nOne\ncode\nEnd');
  });

  it('are none if only white space or text outside the article is selected', () => {
    show('<p>One</p> <p>Two</p>');
    expect(wordsOf(rangeAround('By', 'Ada'))).toBeNull();
    const between = new Range();
    between.setStartAfter(scroller.querySelector('.content > p')!);
    between.setEndBefore(scroller.querySelector('.content > p:last-child')!);
    expect(wordsOf(between)).toBeNull();
  });

  it('start and end at elements as well as in texts', () => {
    const content = show('<p>One</p><p><img>Two</p><p>Three</p>');
    const second = new Range();
    second.selectNode(content.children[1]!);
    expect(wordsOf(second)).toBe('Two');
  });
});

it('the parts of a span hold its words and no white space at the ends of blocks', () => {
  show('<p>The mill <em>waits</em> \n</p>\n<p>\n Twice a day.</p>');
  const read = shownText(scroller);
  const parts = partsOf(read, spanOf(read, rangeAround('mill', 'Twice'))!);
  expect(parts.map(({ node, from, to }) => node.data.slice(from, to))).toEqual(['mill ', 'waits', 'Twice']);
});

describe('a random selection in a random article', () => {
  const words = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', ' ', '\n', 'ש', '水', '😀') });
  const inline = fc
    .tuple(fc.constantFrom('em', 'b', 'a', 'code'), words)
    .map(([tag, text]) => `<${tag}>${text}</${tag}>`);
  const block = fc
    .tuple(fc.constantFrom('p', 'li', 'h2', 'blockquote', 'div', 'td'), fc.array(fc.oneof(words, inline)))
    .map(([tag, parts]) => `<${tag}>${parts.join('')}</${tag}>`);
  const article = fc.array(fc.oneof(block, words), { minLength: 1, maxLength: 6 });

  it('is found again as the same range', () => {
    fc.assert(
      fc.property(article, fc.nat(), fc.nat(), (parts, one, other) => {
        show(parts.join(''));
        const { nodes } = shownText(scroller);
        const [from, to] = [one % nodes.length, other % nodes.length].sort((a, b) => a - b) as [number, number];
        const range = new Range();
        range.setStart(nodes[from]!, one % (nodes[from]!.length + 1));
        range.setEnd(nodes[to]!, from === to ? nodes[to]!.length : other % (nodes[to]!.length + 1));
        const read = shownText(scroller);
        const span = spanOf(read, range);
        fc.pre(span !== null);
        const found = rangeOfSpan(read, findQuote(read.text, quoteOf(read.text, span!), span!.start)!);
        expect(spanOf(read, found)).toEqual(span);
        // A range from the title on holds the credits between the two.
        const letters = (one: Range): string => one.toString().replace(/\s+/g, '').replace('ByAda', '');
        expect(letters(found)).toBe(letters(range));
      }),
      { numRuns: 400 },
    );
  });
});
