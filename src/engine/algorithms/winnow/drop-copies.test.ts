import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { dropCopies } from './drop-copies.ts';

const LINE = 'Nobody on the quay had seen the boats that came in before dawn.';
const OTHER = 'The harbour master wrote every one of them down, as he always did.';
const THIRD = 'By noon the ledger was full, and another one had to be sent for.';

/**
 * Indices of the dropped blocks, on a page where all are kept except texts that start with a minus.
 * A number at the end of a text is its probability (by default 0.9) and is removed from it.
 */
function dropped(html: string): number[] {
  const outline = outlineOf(html);
  const probability = outline.blocks.map(({ text }) => Number(/0\.\d+$/.exec(text)?.[0] ?? 0.9));
  const page = {
    ...outline,
    blocks: outline.blocks.map((block) => ({ ...block, text: block.text.replace(/ 0\.\d+$/, '') })),
  };
  const keep = Uint8Array.from(page.blocks, ({ text }) => (text.startsWith('-') ? 0 : 1));
  const left = dropCopies(page, keep, probability);
  return [...keep.keys()].filter((b) => keep[b] === 1 && left[b] === 0);
}

test('a part that is repeated for another screen is dropped whole, short lines too', () => {
  const part = `<h2>Boats</h2><p>${LINE}</p><p>${OTHER}</p><p>At dawn</p>`;
  expect(dropped(`<main><div class="wide">${part}</div><div class="narrow">${part}</div></main>`)).toEqual([
    4, 5, 6, 7,
  ]);
});

test('of two copied parts, the less probable one is dropped whole', () => {
  const wide = `<div class="wide"><p>${LINE} 0.5</p><p>${OTHER} 0.8</p></div>`;
  const narrow = `<div class="narrow"><p>${LINE} 0.9</p><p>${OTHER} 0.7</p></div>`;
  expect(dropped(`<main>${wide}${narrow}</main>`)).toEqual([0, 1]);
});

test('a post that an answer quotes stays where it was written', () => {
  const post = (inner: string): string => `<article><div class="text">${inner}</div></article>`;
  expect(
    dropped(
      `<main>${post(`<p>${LINE} 0.6</p>`)}${post(`<blockquote><div>${LINE} 0.8</div></blockquote><p>${OTHER}</p>`)}</main>`,
    ),
  ).toEqual([1]);
});

test('a quotation without other text is dropped whole, else only the copy in it', () => {
  const quote = (more: string): string =>
    `<main><p>${LINE}</p><div><blockquote><p>Ferryman wrote:</p><p>${LINE}</p>${more}</blockquote><p>${OTHER}</p></div></main>`;
  expect(dropped(quote(''))).toEqual([1, 2]);
  expect(dropped(quote(`<p>${THIRD}</p>`))).toEqual([2]);
});

test('a part of mostly copies is dropped, not the text that it copies', () => {
  const short = `<ul class="key-points"><li>${LINE}</li><li>${OTHER}</li></ul>`;
  expect(
    dropped(
      `<main>${short}<div class="text"><p>${LINE} 0.6</p><p>${THIRD}</p><p>${OTHER} 0.6</p><p>${THIRD.replace('noon', 'night')}</p><p>${THIRD.replace('full', 'wet')}</p></div></main>`,
    ),
  ).toEqual([0, 1]);
});

test('two longer parts that share a line both keep it', () => {
  const part = (name: string, words: string): string =>
    `<div class="${name}"><p>${LINE}</p><p>${words}</p><p>${words} ${words}</p></div>`;
  expect(dropped(`<main>${part('plan', OTHER)}${part('plan best', THIRD)}</main>`)).toEqual([]);
});

test('equal entries, table rows and lines of code stay', () => {
  expect(dropped(`<main><div class="card"><p>${LINE}</p></div><div class="card"><p>${LINE}</p></div></main>`)).toEqual(
    [],
  );
  expect(dropped(`<main><p>${LINE}</p><table><tr><td>${LINE}</td></tr></table><pre>${LINE}</pre></main>`)).toEqual([]);
});

test('neither a dropped block nor a short line counts as a copy', () => {
  expect(dropped(`<main><div class="a"><p>-${LINE}</p></div><section><p>-${LINE}</p></section></main>`)).toEqual([]);
  expect(dropped('<main><div class="a"><p>Read on</p></div><section><p>Read on</p></section></main>')).toEqual([]);
});

test('of three copies one stays', () => {
  const copies = [
    ['a', 0.5],
    ['b', 0.9],
    ['c', 0.7],
  ].map(([name, p]) => `<div class="${name}"><p>${LINE} ${p}</p></div>`);
  for (const page of [copies, [...copies].reverse(), [copies[1]!, copies[0]!, copies[2]!]])
    expect(dropped(`<main>${page.join('')}</main>`)).toHaveLength(2);
});

/** With a probability at its end a text of eight words. */
const SEVEN = 'one two three four five six seven';
const EIGHT_OTHERS = 'nine ten eleven twelve thirteen fourteen fifteen sixteen';

test('a copy has at least eight words, and of two equal ones the second is dropped', () => {
  const twice = (text: string): string =>
    `<main><div class="a"><p>${text} 0.5</p></div><section><p>${text} 0.5</p></section></main>`;
  expect(dropped(twice(SEVEN))).toEqual([1]);
  expect(dropped(twice(SEVEN.replace(' seven', '')))).toEqual([]);
});

test('a part with half of its words in copies consists mostly of copies', () => {
  const half = (name: string, p: number, other: string): string =>
    `<div class="${name}"><p>${SEVEN} ${p}</p><p>${other}</p></div>`;
  const whole = (p: number): string => `<section><p>${SEVEN} ${p}</p></section>`;
  expect(dropped(`<main>${half('a', 0.5, EIGHT_OTHERS)}${whole(0.9)}</main>`)).toEqual([0]);
  expect(dropped(`<main>${whole(0.9)}${half('a', 0.5, EIGHT_OTHERS)}</main>`)).toEqual([1]);
  const more = `${EIGHT_OTHERS} seventeen`;
  expect(dropped(`<main>${half('a', 0.5, more)}${whole(0.9)}</main>`)).toEqual([2]);
  expect(dropped(`<main>${whole(0.9)}${half('a', 0.5, more)}</main>`)).toEqual([0]);
  const longer = more.toUpperCase();
  expect(dropped(`<main>${half('a', 0.5, EIGHT_OTHERS)}${half('b', 0.9, EIGHT_OTHERS.toUpperCase())}</main>`)).toEqual([
    0,
  ]);
  expect(dropped(`<main>${half('a', 0.5, more)}${half('b', 0.9, longer)}</main>`)).toEqual([]);
});

test('equal texts are entries of one kind if the elements on four levels around them are alike', () => {
  const inside = (levels: number): string =>
    ['a', 'b']
      .map(
        (name) =>
          `<section class="${name}">${'<div>'.repeat(levels)}<p>${LINE}</p>${'</div>'.repeat(levels)}</section>`,
      )
      .join('');
  expect(dropped(`<main>${inside(2)}</main>`)).toHaveLength(1);
  expect(dropped(`<main>${inside(3)}</main>`)).toEqual([]);
});

test('of a text and a quotation of it by class the quotation is dropped', () => {
  const post = (text: string): string => `<div class="post"><div class="text">${text}</div></div>`;
  for (const name of ['forumQuote', 'bbcode_quote', 'quote-content', 'quoted']) {
    const reply = post(`<div class="${name}">${SEVEN} 0.9</div><p>${EIGHT_OTHERS} 0.9</p>`);
    expect(dropped(`<main>${post(`<p>${SEVEN} 0.9</p>`)}${reply}</main>`), name).toEqual([1]);
  }
});
