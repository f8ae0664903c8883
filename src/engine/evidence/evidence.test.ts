import { expect, test } from 'vitest';
import { pageOf } from '../testing/outline-of.ts';
import type { Page } from '../types.ts';
import { EVIDENCE, gather } from './index.ts';

const SENTENCE = 'This is a sentence of plain text, long enough to count as prose on any page. ';

/** The evidence on the block that holds a text, by name. */
function evidenceOn(page: Page, text: string): Record<string, number> {
  const { values, width } = gather(page);
  const block = page.outline.blocks.findIndex((candidate) => candidate.text.includes(text));
  expect(block).toBeGreaterThanOrEqual(0);
  return Object.fromEntries(EVIDENCE.map((name, i) => [name, values[block * width + i]!]));
}

test('every column has a name of its own', () => {
  expect(new Set(EVIDENCE).size).toBe(EVIDENCE.length);
});

test.each([
  ['nothing', ''],
  ['one word', '<p>x</p>'],
  ['signs only', '<p>—</p><p>***</p>'],
  ['links only', '<ul><li><a>a</a></li><li><a>b</a></li></ul>'],
  ['no prose', '<table><tr><td>1</td><td>2</td></tr></table>'],
])('a page of %s gives finite numbers', (_, html) => {
  expect(gather(pageOf(html)).values.every((value) => Number.isFinite(value))).toBe(true);
});

test('what a block looks like', () => {
  const page = pageOf('<p>Call <a>us</a> at 12:30, it costs $40!</p>');
  expect(evidenceOn(page, 'Call')).toMatchObject({ words: 7, price: 1, 'clock-or-date': 1, ends: 2, starts: 1, sentences: 1 });
});

test('where it stands, and what that is called', () => {
  const page = pageOf(`<main><article class="post-body"><p>${SENTENCE}</p></article></main><footer><p>imprint</p></footer>`);
  expect(evidenceOn(page, 'sentence')).toMatchObject({ area: 2, 'in-article': 1, 'in-footer': 0, 'near-content': 1 });
  expect(evidenceOn(page, 'imprint')).toMatchObject({ area: 1, 'in-footer': 1, 'near-content': 0 });
});

test('entries are siblings of one signature, digits alike', () => {
  const entries = [1, 2, 3, 4].map((n) => `<div class="card c${n}"><h3>Title ${n}</h3><p>${SENTENCE}</p></div>`).join('');
  expect(evidenceOn(pageOf(`<div>${entries}</div>`), 'Title 3')).toMatchObject({ entries: 4, 'entry-index': 2, 'entry-blocks': 2 });
  expect(evidenceOn(pageOf(`<div><p>${SENTENCE}</p></div>`), 'sentence')).toMatchObject({ entries: 0 });
});

test('containers widen from the block outwards', () => {
  const page = pageOf(`<section><div><p>${SENTENCE}</p><p>tail</p></div><ul><li>x</li></ul></section><p>${SENTENCE.repeat(3)}</p>`);
  const { 'level-1-blocks': first, 'level-2-blocks': second, 'level-3-blocks': third } = evidenceOn(page, 'tail');
  expect([first, second, third]).toEqual([2, 3, 4]);
});

test('the core holds the prose, the footer is outside of it', () => {
  const page = pageOf(`<div><div class=a><p>${SENTENCE}</p><p>${SENTENCE}</p><p>short</p></div></div><div><p>imprint</p></div>`);
  expect(evidenceOn(page, 'short')['core-0.8']).toBe(1);
  expect(evidenceOn(page, 'imprint')).toMatchObject({ 'core-0.8': 0, 'core-0.8-distance': 1 });
});

test('what labels say, and the heading above', () => {
  const page = pageOf(`<p>${SENTENCE}</p><h2>Related articles</h2><p>${SENTENCE}</p><h2>Produktbeschreibung</h2><p>last</p>`);
  expect(evidenceOn(page, 'Related')['says-related']).toBe(1);
  const { values, width } = gather(page);
  const under = (block: number, name: string): number => values[block * width + EVIDENCE.indexOf(name)]!;
  expect([under(0, 'under-related'), under(2, 'under-related'), under(4, 'under-related')]).toEqual([0, 1, 0]);
});

test('neighbours beyond the ends of the page are told from neighbours without text', () => {
  const page = pageOf('<p>first</p><p>second</p>');
  expect(evidenceOn(page, 'first')).toMatchObject({ 'at-1-chars': -1, 'at+1-chars': 6 });
});

test('what the page states of itself', () => {
  const page: Page = { ...pageOf(`<p>${SENTENCE}</p><p>Something else entirely</p>`), stated: { kinds: ['newsarticle', 'og:article'], text: SENTENCE } };
  expect(evidenceOn(page, 'sentence')).toMatchObject({ 'states-article': 1, 'states-product': 0, 'is-stated': 1 });
  expect(evidenceOn(page, 'Something')['is-stated']).toBe(0);
});
