import { expect, test } from 'vitest';
import { outlineOf } from '../testing/outline-of.ts';
import { rankAlternatives } from './alternatives.ts';

const text = (word: string, count: number): string => `<p>${`${word} `.repeat(count)}</p>`;

/** First words of what each other reading keeps; `likely` are words whose blocks are probable, `kept` those of the first reading. */
function readings(html: string, likely: Readonly<Record<string, number>>, kept: readonly string[]): string[][] {
  const outline = outlineOf(html);
  const firstWords = outline.blocks.map((block) => block.text.split(' ')[0]!);
  const others = rankAlternatives(
    outline,
    firstWords.map((word) => likely[word] ?? 0.05),
    Uint8Array.from(firstWords, (word) => (kept.includes(word) ? 1 : 0)),
  );
  expect(others.map(({ expected }) => expected)).toEqual(others.map(({ expected }) => expected).sort((a, b) => b - a));
  return others.map(({ keep }) => firstWords.filter((_, b) => keep[b]));
}

const TWO_STORIES = `<div id=one>${text('fox', 60)}${text('hen', 60)}</div><div id=two>${text('cow', 50)}${text('pig', 50)}</div><div>${text('ad', 8)}</div>`;

test('the page as a whole and its other story are other readings', () => {
  expect(readings(TWO_STORIES, { fox: 0.9, hen: 0.9, cow: 0.5, pig: 0.5 }, ['fox', 'hen'])).toEqual([
    ['fox', 'hen', 'cow', 'pig', 'ad'],
    ['cow', 'pig'],
  ]);
});

test('a reading that is nearly the first, a part of it, or too short is none', () => {
  expect(readings(`<div>${text('fox', 90)}</div><div>${text('cow', 10)}</div>`, { fox: 0.9 }, ['fox'])).toEqual([]);
  expect(readings(`<div>${text('fox', 60)}${text('hen', 60)}</div>`, { fox: 0.9, hen: 0.2 }, ['fox', 'hen'])).toEqual(
    [],
  );
});

test('rows of links go with no reading, unless they are likely', () => {
  const html = `<div><ul><li><a>link link link</a></li></ul>${text('cow', 60)}</div>${text('fox', 60)}`;
  expect(readings(html, { fox: 0.9, cow: 0.4 }, ['fox'])).toContainEqual(['cow']);
  expect(readings(html, { fox: 0.9, cow: 0.4, link: 0.6 }, ['fox'])).toContainEqual(['link', 'cow']);
});

test('a page of a hundred thousand elements is answered, with no more than two', () => {
  expect(readings(`<div>${text('fox', 3).repeat(50_000)}</div>`, { fox: 0.4 }, [])).toHaveLength(1);
  const stories = ['fox', 'hen', 'cow', 'pig'].map((word) => `<div>${text(word, 60)}${text(word, 60)}</div>`).join('');
  expect(readings(stories, { fox: 0.9, hen: 0.5, cow: 0.5, pig: 0.5 }, ['fox'])).toHaveLength(2);
});
