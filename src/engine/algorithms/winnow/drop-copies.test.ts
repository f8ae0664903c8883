import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { dropCopies } from './drop-copies.ts';

const LINE = 'Nobody on the quay had seen the boats that came in before dawn.';
const OTHER = 'The harbour master wrote every one of them down, as he always did.';
const THIRD = 'By noon the ledger was full, and another one had to be sent for.';

/** Numbers of the blocks that go, of a page of which all is kept but what starts with a minus; `0.7` behind a text is how probable it is (0.9 else), and no part of it. */
function gone(html: string): number[] {
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

test('the part that is made a second time for another screen goes as a whole, short lines too', () => {
  const part = `<h2>Boats</h2><p>${LINE}</p><p>${OTHER}</p><p>At dawn</p>`;
  expect(gone(`<main><div class="wide">${part}</div><div class="narrow">${part}</div></main>`)).toEqual([4, 5, 6, 7]);
});

test('of two the less probable goes, in one place all of them', () => {
  const wide = `<div class="wide"><p>${LINE} 0.5</p><p>${OTHER} 0.8</p></div>`;
  const narrow = `<div class="narrow"><p>${LINE} 0.9</p><p>${OTHER} 0.7</p></div>`;
  expect(gone(`<main>${wide}${narrow}</main>`)).toEqual([0, 1]);
});

test('a post that is quoted whole in an answer stays where it was written', () => {
  const post = (inner: string): string => `<article><div class="text">${inner}</div></article>`;
  expect(
    gone(
      `<main>${post(`<p>${LINE} 0.6</p>`)}${post(`<blockquote><div>${LINE} 0.8</div></blockquote><p>${OTHER}</p>`)}</main>`,
    ),
  ).toEqual([1]);
});

test('of a quotation that goes nothing is left, of one that says more the rest', () => {
  const quote = (more: string): string =>
    `<main><p>${LINE}</p><div><blockquote><p>Ferryman wrote:</p><p>${LINE}</p>${more}</blockquote><p>${OTHER}</p></div></main>`;
  expect(gone(quote(''))).toEqual([1, 2]);
  expect(gone(quote(`<p>${THIRD}</p>`))).toEqual([2]);
});

test('what is mostly copies goes, not the text that they are copies of', () => {
  const short = `<ul class="key-points"><li>${LINE}</li><li>${OTHER}</li></ul>`;
  expect(
    gone(
      `<main>${short}<div class="text"><p>${LINE} 0.6</p><p>${THIRD}</p><p>${OTHER} 0.6</p><p>${THIRD.replace('noon', 'night')}</p><p>${THIRD.replace('full', 'wet')}</p></div></main>`,
    ),
  ).toEqual([0, 1]);
});

test('a line or two that two longer parts share stay in both', () => {
  const part = (name: string, words: string): string =>
    `<div class="${name}"><p>${LINE}</p><p>${words}</p><p>${words} ${words}</p></div>`;
  expect(gone(`<main>${part('plan', OTHER)}${part('plan best', THIRD)}</main>`)).toEqual([]);
});

test('entries alike, rows and lines of code stay however often they say the same', () => {
  expect(gone(`<main><div class="card"><p>${LINE}</p></div><div class="card"><p>${LINE}</p></div></main>`)).toEqual([]);
  expect(gone(`<main><p>${LINE}</p><table><tr><td>${LINE}</td></tr></table><pre>${LINE}</pre></main>`)).toEqual([]);
});

test('what is left out already is no copy, nor is a short line', () => {
  expect(gone(`<main><div class="a"><p>-${LINE}</p></div><section><p>-${LINE}</p></section></main>`)).toEqual([]);
  expect(gone('<main><div class="a"><p>Read on</p></div><section><p>Read on</p></section></main>')).toEqual([]);
});

test('of three the text stays once', () => {
  const copies = [
    ['a', 0.5],
    ['b', 0.9],
    ['c', 0.7],
  ].map(([name, p]) => `<div class="${name}"><p>${LINE} ${p}</p></div>`);
  for (const page of [copies, [...copies].reverse(), [copies[1]!, copies[0]!, copies[2]!]])
    expect(gone(`<main>${page.join('')}</main>`)).toHaveLength(2);
});
