import { expect, test } from 'vitest';
import { findCandidates } from '../../../src/engine/algorithms/div-scorer/candidates/candidates.ts';
import { outlineOf, pageOf } from '../../../src/engine/testing/outline-of.ts';
import type { Algorithm } from '../../../src/engine/types.ts';
import { divScorerRegion, divScorerSingle, lengthScores } from './index.ts';

const SENTENCE = 'This is a sentence of plain text, long enough to count. ';
const paragraphs = (n: number): string => `<p>${SENTENCE}</p>`.repeat(n);

function keptText({ classify }: Algorithm, html: string): string {
  const page = pageOf(html);
  const { keep } = classify(page);
  return page.outline.blocks
    .filter((_, i) => keep[i])
    .map(({ text }) => text)
    .join('\n');
}

test('the single form keeps one of several neighbouring candidates, the region form all', () => {
  const parts = Array.from({ length: 3 }, () => `<section><div>${paragraphs(3)}</div></section>`).join('');
  const html = `<nav><a href=#>Home</a></nav><div>${parts}</div>`;
  expect(keptText(divScorerSingle(), html).match(/plain text/g)).toHaveLength(3);
  expect(keptText(divScorerRegion(), html).match(/plain text/g)).toHaveLength(9);
});

test('the single form keeps the article, not a longer comment', () => {
  const comments = Array.from(
    { length: 11 },
    (_, i) =>
      `<div class=comment id=c${i}><div class=text>${i === 4 ? paragraphs(11) : '<p>Short but not too short.</p>'}</div></div>`,
  ).join('');
  expect(keptText(divScorerSingle(), `<div>${paragraphs(10)}</div>${comments}`).match(/plain text/g)).toHaveLength(10);
});

test('the region form keeps rows of links', () => {
  const related = '<ul><li><a href=#>Another story of ours</a></li></ul>';
  expect(keptText(divScorerRegion(), `<div>${paragraphs(6)}${related}</div>`)).toMatch(/Another story/);
});

test('the score is the likeness times the share of characters', () => {
  const set = findCandidates(outlineOf(`<div><p>${'a'.repeat(300)}</p></div><div><p>${'b'.repeat(100)}</p></div>`));
  expect([...lengthScores(set, Float64Array.of(0.5, 1))]).toEqual([0.375, 0.25]);
});
