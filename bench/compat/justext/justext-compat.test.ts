import { expect, test } from 'vitest';
import { markElements } from '../../../src/engine/algorithms/justext/element-marks.ts';
import { paragraphsOf } from '../../../src/engine/algorithms/justext/paragraphs.ts';
import { outlineOf, pageOf } from '../../../src/engine/testing/outline-of.ts';
import { stopWordsName } from '../../../src/engine/text/stop-words.ts';
import type { Page } from '../../../src/engine/types.ts';
import { isPublishedDivider, justextCompat, type JustextCompatOptions } from './index.ts';

const RESOURCES = { [stopWordsName('en')]: 'the a of and to in is' };

/** Good: 263 characters, two thirds of the words are stop words. */
const G = `${'the cat of a house is in the sun and to '.repeat(6)}the cat of a house end.`;
/** Near-good: 86 characters. */
const N = 'the cat is in the house and the dog is in the garden of the king to eat a bone of meat.'.slice(0, 86);
const S = 'Short line here.';
/** Bad: 95 characters without a stop word. */
const B = 'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt laboreetd'.slice(
  0,
  95,
);

const paragraphs = (...texts: readonly string[]): Page => pageOf(texts.map((text) => `<p>${text}</p>`).join(''));

/** One character per block: + kept, - not kept. */
function kept(page: Page, options: JustextCompatOptions = {}): string {
  return justextCompat(options)
    .classify(page, RESOURCES)
    .keep.map((keep) => (keep ? '+' : '-'))
    .join('');
}

test('the example texts have the lengths that their classes need', () => {
  expect([G, N, S, B].map(({ length }) => length)).toEqual([263, 86, 16, 95]);
});

test.each([
  ['a short text alone', [S], '-'],
  ['a short text between good ones', [G, S, G], '+++'],
  ['a short text at the edge', [G, S], '+-'],
  ['a short text before a near-good one at the edge', [G, S, N], '+++'],
  ['a short text after a near-good one at the edge', [G, N, S], '++-'],
  ['near-good text between bad ones', [B, N, S, B], '----'],
  ['short texts on both sides of a near-good one, between a good and a bad one', [G, S, S, N, S, S, B], '++++---'],
  ['the same in reverse order', [B, S, S, N, S, S, G], '---++++'],
  ['only short texts between a good and a bad one', [G, S, S, B], '+---'],
  ['short and near-good texts between good ones', [G, S, N, S, G], '+++++'],
  ['near-good texts at both edges of the page', [N, S, G, S, N], '+++++'],
  ['two near-good texts between bad ones', [B, N, N, B], '----'],
] as const)('decides by neighbours: %s', (_, texts, expected) => {
  expect(kept(paragraphs(...texts))).toBe(expected);
});

const word = 'xxxx ';
test.each([
  [
    'a fifth of its characters in links and no stop words',
    `<a>${word.repeat(4)}</a>${word.repeat(15)}xxxxx`,
    'few-function-words',
  ],
  ['more than a fifth of its characters in links', `<a>${word.repeat(4)}x</a>${word.repeat(15)}xxxx`, 'links'],
  ['a link for most of its characters', 'Read <a>more</a>', 'links'],
  ['fewer than 70 characters and a link', 'Read about all of this and <a>more</a>', 'short-link'],
  ['a copyright sign', `${G} © 2020`, 'copyright'],
  ['options of a select', '<select><option>One of many options</option></select>', 'choices'],
])('drops text with %s between good texts', (_, html, reason) => {
  const page = paragraphs(G, html, G);
  expect(kept(page)).toBe('+-+');
  expect(justextCompat().classify(page, RESOURCES).reason[1]).toBe(reason);
});

test('judges text of 70 characters by its stop words, text of 69 by its neighbours', () => {
  const seventy = 'x'.repeat(70);
  expect(kept(paragraphs(G, seventy, G))).toBe('+-+');
  expect(kept(paragraphs(G, seventy.slice(1), G))).toBe('+++');
});

test('a stop-word share at the threshold passes, and fails with strict', () => {
  const text = `the of in ${'xxxxxxxx '.repeat(7)}`.trim();
  expect(text).toHaveLength(72);
  expect(kept(paragraphs(G, text, G))).toBe('+++');
  expect(kept(paragraphs(G, text, G), { strict: true })).toBe('+-+');
});

test('keeps a heading before good text unless headings are off', () => {
  expect(kept(pageOf(`<h2>Title words</h2><p>${G}</p>`))).toBe('++');
  expect(kept(pageOf(`<h2>Title words</h2><p>${G}</p>`), { headings: false })).toBe('-+');
});

test('keeps a short text between a heading and good text; the published code drops it', () => {
  const page = pageOf(`<h2>Title words</h2><p>${S}</p><p>${G}</p>`);
  expect(kept(page)).toBe('+++');
  expect(kept(page, { asCode: true })).toBe('+-+');
});

test('keeps a heading up to maxHeadingDistance before good text', () => {
  const page = pageOf(`<h2>Title words</h2><p>${B}</p><p>${B}</p><p>${B}</p><p>${G}</p>`);
  expect(kept(page)).toBe('----+');
  expect(kept(page, { maxHeadingDistance: 285 })).toBe('+---+');
  expect(kept(page, { maxHeadingDistance: 284 })).toBe('----+');
});

test('drops a heading that is a link', () => {
  expect(kept(pageOf(`<h2><a>Title words</a></h2><p>${G}</p>`))).toBe('-+');
});

test('a kept heading does not keep the heading before it', () => {
  expect(kept(pageOf(`<h2>First title</h2><p>${B}</p><p>${B}</p><h3>Second title</h3><p>${B}</p><p>${G}</p>`))).toBe(
    '---+-+',
  );
});

test('treats header and nav like any other text', () => {
  const page = pageOf(`<header><p>${S}</p></header><p>${G}</p><nav><p>${S}</p></nav><p>${G}</p>`);
  expect(kept(page)).toBe('-+++');
});

test('options replace the published thresholds', () => {
  const page = paragraphs(N);
  expect(kept(page)).toBe('-');
  expect(kept(page, { lengthHigh: 80 })).toBe('+');
  expect(kept(page, { lengthHigh: 80, lengthLow: 90 })).toBe('-');
  expect(kept(page, { lengthHigh: 80, stopwordsHigh: 0.9 })).toBe('-');
  expect(kept(paragraphs(`<a>${N.slice(0, 20)}</a>${N.slice(20)}`), { lengthHigh: 80 })).toBe('-');
  expect(kept(paragraphs(`<a>${N.slice(0, 20)}</a>${N.slice(20)}`), { lengthHigh: 80, maxLinkDensity: 0.3 })).toBe('+');
});

function paragraphTexts(html: string): string[] {
  const outline = outlineOf(html);
  return paragraphsOf(outline, markElements(outline, isPublishedDivider)).list.map(({ text }) => text);
}

test('section, figure and ol do not divide text', () => {
  expect(
    paragraphTexts('<section>one</section><figure>two<figcaption>three</figcaption></figure><ol>four</ol>'),
  ).toEqual(['one two three four']);
});

test('div, li and td divide text', () => {
  expect(paragraphTexts('<div>one</div>two<ul><li>three</li></ul><table><tr><td>four</td></tr></table>')).toEqual([
    'one',
    'two',
    'three',
    'four',
  ]);
});
