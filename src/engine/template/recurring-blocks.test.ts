import { expect, test } from 'vitest';
import type { SiteTemplate } from '../../article.ts';
import type { Outline } from '../types.ts';
import { outlineOf } from '../testing/outline-of.ts';
import { newKeys, withoutRecurring } from './recurring-blocks.ts';

const SALT = 7;
const LETTER = '<p>Get the morning letter with all the news of the coast in your box.</p>';
/** A long paragraph of one word, so that the letter has less than a twenty-fifth of the words of a story. */
const own = (word: string) => `<p>${`${word} `.repeat(200)}</p>`;
const story = (word: string) => `<h1>${word}</h1>${own(`${word}one`)}${LETTER}${own(`${word}two`)}`;

/** What is learned of pages of which every block is kept. */
function learned(...pages: string[]): SiteTemplate {
  const counts = new Map<number, number>();
  for (const html of pages) {
    const outline = outlineOf(html);
    const before = { salt: SALT, counts: [...counts].flat() };
    for (const key of newKeys(
      outline,
      outline.blocks.map(() => true),
      before,
    ))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return { salt: SALT, counts: [...counts].flat() };
}

function decided({ blocks }: Outline, isKept: (block: number) => boolean, score = 0.9) {
  return { keep: blocks.map((_, b) => isKept(b)), score: new Float32Array(blocks.length).fill(score) };
}

/** The blocks that are left out of a page of which every block was kept, by their first word. */
function leftOut(html: string, template: SiteTemplate, score = 0.9): string[] {
  const outline = outlineOf(html);
  const keep = withoutRecurring(
    outline,
    decided(outline, () => true, score),
    template,
  );
  return outline.blocks.filter((_, b) => keep?.[b] === false).map(({ text }) => text.split(' ')[0]!);
}

test('leaves out what another page of the site has as well', () => {
  expect(leftOut(story('tide'), learned(story('mill')))).toEqual(['Get']);
});

test('leaves nothing out of a page of an unknown site', () => {
  expect(leftOut(story('tide'), learned())).toEqual([]);
  expect(leftOut(story('tide'), learned(story('mill').replaceAll('p>', 'div>')))).toEqual([]);
});

test('keeps all of a page that was read before, except what other pages have', () => {
  expect(leftOut(story('mill'), learned(story('mill')))).toEqual([]);
  expect(leftOut(story('mill'), learned(story('mill'), story('mill')))).toEqual([]);
  expect(leftOut(story('mill'), learned(story('mill'), story('tide')))).toEqual(['Get']);
});

test('learns nothing of a page that was read before', () => {
  const outline = outlineOf(story('mill'));
  const keep = outline.blocks.map(() => true);
  expect(newKeys(outline, keep, learned())).toHaveLength(4);
  expect(newKeys(outline, keep, learned(story('mill')))).toEqual([]);
  expect(newKeys(outline, keep, learned(story('tide')))).toHaveLength(4);
});

test('keeps labels, and a heading of the text after it', () => {
  const recipe = (word: string) => `<h2>What you need</h2>${own(word)}<h2>How to do it</h2>${own(`${word}two`)}`;
  expect(leftOut(recipe('salt'), learned(recipe('flour')))).toEqual([]);
  const box = `${LETTER}<h3>All of the other things that you need to know</h3>`;
  expect(leftOut(own('tide') + box + own('two'), learned(own('mill') + box + own('three')))).toEqual(['Get']);
});

test('leaves out more than a twenty-fifth of the words only where the engine doubts them', () => {
  const page = (word: string) => own(word) + own('same').repeat(2) + own(`${word}two`);
  expect(leftOut(page('tide'), learned(page('mill')))).toEqual([]);
  expect(leftOut(page('tide'), learned(page('mill')), 0.2)).toEqual(['same', 'same']);
});

test('keeps lists of short parts', () => {
  const list = '<ul>' + '<li>Free shipping to all islands</li>'.repeat(4) + '</ul>';
  expect(leftOut(own('tide') + list, learned(own('mill') + list), 0.2)).toEqual([]);
});

test('changes no block that was left out already', () => {
  const outline = outlineOf(story('tide'));
  const decision = decided(outline, (b) => b !== 2);
  expect(withoutRecurring(outline, decision, learned(story('mill')))).toBeNull();
});
