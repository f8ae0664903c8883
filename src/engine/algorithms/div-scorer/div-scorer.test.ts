import { describe, expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import type { Page } from '../../types.ts';
import { findCandidates } from './candidates/candidates.ts';
import { divScorer } from './index.ts';
import { measureLikeness } from './likeness.ts';
import type { Signal } from './signals/signal.ts';

const SENTENCE = 'This is a sentence of plain text, long enough to count. ';
const paragraphs = (n: number): string => `<p>${SENTENCE}</p>`.repeat(n);

/** The candidates by id, with their likeness and likeness times characters. */
function candidatesOf({ outline }: Page) {
  const set = findCandidates(outline);
  const { likeness } = measureLikeness(set);
  return set.candidates.map(({ element, chars, markup, sentences }, i) => ({
    id: outline.elements[element]!.id,
    chars,
    markup,
    sentences,
    likeness: likeness[i]!,
    score: likeness[i]! * chars,
  }));
}

const byId = (page: Page, id: string) => candidatesOf(page).find((candidate) => candidate.id === id)!;

function keptText(page: Page): string {
  const { keep } = divScorer().classify(page);
  return page.outline.blocks
    .filter((_, i) => keep[i])
    .map(({ text }) => text)
    .join('\n');
}

describe('candidates', () => {
  test('an outer div does not own the text of a nested div', () => {
    const page = pageOf(
      '<div id=o>outer words here that count too<div id=i>inner words that are separate text</div></div>',
    );
    const [outer, inner] = candidatesOf(page);
    expect([outer!.chars, inner!.chars]).toEqual([31, 34]);
    expect(inner!.score).toBeCloseTo(17.0, 1);
    expect(outer!.score).toBeCloseTo(15.5, 1);
  });

  test('divs used as paragraphs belong to the element around them', () => {
    const page = pageOf(`<div id=art>${[1, 2, 3, 4].map((n) => `<div>${SENTENCE.repeat(n)}</div>`).join('')}</div>`);
    const article = byId(page, 'art');
    expect(article).toMatchObject({ chars: 559, sentences: 10, markup: 4 });
    expect(article.likeness).toBeCloseTo(0.876, 2);
  });

  test('text in controls belongs to no candidate', () => {
    const page = pageOf(`<div id=a>${SENTENCE}<button>Send this to a friend of mine right now</button></div>`);
    expect(byId(page, 'a').chars).toBe(SENTENCE.trim().length);
  });
});

describe('the cases of text 002', () => {
  test('a large drop-down menu scores lower than the article', () => {
    const menu = Array.from({ length: 60 }, () => '<a href=#>Menu entry</a> ').join('');
    const page = pageOf(`<div id=menu>${menu}</div><div id=art>${paragraphs(8)}</div>`);
    expect(byId(page, 'art').score).toBeCloseTo(422.2, 0);
    expect(byId(page, 'menu').score).toBeLessThan(2);
  });

  test('a comment longer than the article scores lower by its repeated pattern', () => {
    const comments = Array.from(
      { length: 11 },
      (_, i) =>
        `<div class=comment id=c${i}><div class=text>${i === 4 ? paragraphs(11) : '<p>Short but not too short.</p>'}</div></div>`,
    ).join('');
    const page = pageOf(`<div id=art>${paragraphs(10)}</div>${comments}`);
    const article = byId(page, 'art');
    const longest = candidatesOf(page).reduce((a, b) => (b.chars > a.chars ? b : a));
    expect([article.chars, longest.chars]).toEqual([559, 615]);
    expect(article.likeness).toBeCloseTo(0.955, 2);
    expect(longest.likeness).toBeCloseTo(0.769, 2);
    expect(article.score).toBeGreaterThan(longest.score);
  });

  test('a grid of cards scores lower than a shorter article', () => {
    const card = '<div class=card>A card text of forty-three characters xyzzy</div>';
    const page = pageOf(`<div id=grid>${card.repeat(12)}</div><div id=art>${paragraphs(4)}</div>`);
    expect(byId(page, 'grid').likeness).toBeCloseTo(0.317, 1);
    expect(byId(page, 'art').score).toBeGreaterThan(byId(page, 'grid').score);
  });

  test('an advertisement in one list scores lower by its markup', () => {
    const page = pageOf(`<div id=ad>${'<span>words</span> '.repeat(80)}</div><div id=art>${paragraphs(6)}</div>`);
    expect(byId(page, 'ad').likeness).toBeCloseTo(0.16, 2);
    expect(byId(page, 'art').score).toBeCloseTo(311.1, 0);
  });

  test('text without a sentence end scores lower than shorter text with five', () => {
    const words = Array(60).fill('word').join(' ');
    const page = pageOf(`<div id=a><p>${words}</p></div><div id=b>${paragraphs(5)}</div>`);
    expect(byId(page, 'a')).toMatchObject({ chars: 299, sentences: 0 });
    expect(byId(page, 'a').score).toBeCloseTo(142.7, 0);
    expect(byId(page, 'b').score).toBeCloseTo(243.7, 0);
  });

  test('link text alone has the likeness 0', () => {
    const page = pageOf('<div id=l><a href=#>One link and nothing but a link, long as it is.</a></div>');
    expect(byId(page, 'l').likeness).toBe(0);
  });
});

test('the likeness is the product of all signals; the first of the lowest is the reason', () => {
  const signal = (reason: Signal['reason'], weight: number, value: number): Signal => ({
    reason,
    weight,
    measure: ({ candidates }) => new Float64Array(candidates.length).fill(value),
  });
  const set = findCandidates(pageOf(`<div>${SENTENCE}</div>`).outline);
  const { likeness, weakest } = measureLikeness(set, [
    signal('links', 2, 0.5),
    signal('markup', 1, 0.25),
    signal('sentences', 1, 0.8),
  ]);
  expect([likeness[0], weakest]).toEqual([0.05, ['links']]);
  expect(measureLikeness(set, [signal('links', 1, 1)])).toEqual({ likeness: Float64Array.of(1), weakest: [null] });
});

describe('verdicts', () => {
  const article = `<h1>A title of a piece</h1>${paragraphs(6)}`;

  test('joins paragraphs in several neighbouring candidates', () => {
    const parts = Array.from({ length: 3 }, () => `<section><div>${paragraphs(3)}</div></section>`).join('');
    const page = pageOf(`<nav><a href=#>Home</a></nav><div>${parts}</div>`);
    expect(keptText(page).match(/plain text/g)).toHaveLength(9);
  });

  test('cuts share rows and related links out of the region', () => {
    const share = '<p><a href=#>Share on one network</a> <a href=#>Share on another</a></p>';
    const related = '<ul><li><a href=#>Another story of ours</a></li><li><a href=#>And one more story</a></li></ul>';
    const page = pageOf(`<div>${article}${share}${paragraphs(2)}${related}</div>`);
    expect(keptText(page)).not.toMatch(/Share|story/);
    expect(keptText(page).match(/plain text/g)).toHaveLength(8);
  });

  test('drops a newsletter box next to the article', () => {
    const box = `<div class=newsletter-box><p>Get our letter every week, free of charge.</p><p>No spam, we promise.</p></div>`;
    const page = pageOf(`<main><article><div>${article}${paragraphs(6)}</div></article>${box}</main>`);
    expect(keptText(page)).not.toMatch(/letter every week/);
  });

  test('keeps the short cells of a table in the article', () => {
    const table = '<table><tr><td>7</td><td>8</td></tr><tr><td>9</td><td>10</td></tr></table>';
    const page = pageOf(`<div>${article}${table}${paragraphs(3)}</div>`);
    expect(keptText(page)).toMatch(/7\n8\n9\n10/);
  });

  test('keeps the author of a quote, and drops the footer of the page', () => {
    const page = pageOf(
      `<article><div>${article}<blockquote><p>${SENTENCE}</p><footer>Maren Oldacre</footer></blockquote>${paragraphs(3)}</div></article><footer>Fine print of this place</footer>`,
    );
    expect(keptText(page)).toMatch(/Maren Oldacre/);
    expect(keptText(page)).not.toMatch(/Fine print/);
  });

  test('keeps every entry of a listing, with the reason entry', () => {
    const entries = Array.from(
      { length: 20 },
      (_, i) =>
        `<div class=entry><h3><a href=#>Entry number ${i} of the list</a></h3><div class=price>${i} coins</div></div>`,
    ).join('');
    const page = pageOf(
      `<nav><a href=#>Home</a></nav><main><p>${SENTENCE}</p>${entries}</main><footer>The fine print of this place, which nobody reads.</footer>`,
    );
    expect(keptText(page)).toMatch(/Entry number 0[\s\S]*Entry number 19/);
    expect(keptText(page)).not.toMatch(/fine print|Home/);
    const { reason, keep } = divScorer().classify(page);
    expect(new Set(reason.filter((_, b) => keep[b]))).toEqual(new Set(['entry']));
  });

  test('keeps content in an element named "ads"', () => {
    const page = pageOf(`<div><div class=ads id=tags>${paragraphs(9)}</div></div><div><p>Another text.</p></div>`);
    expect(keptText(page).match(/plain text/g)).toHaveLength(9);
  });

  test('gives the reasons region, joined, outside-region and that of the weakest signal', () => {
    const page = pageOf(
      `<nav><a>Home</a></nav><div>${paragraphs(6)}<div><h2>Title</h2></div>${paragraphs(6)}</div><div><p>${'<a>A link in a row of links</a> '.repeat(3)}</p></div>`,
    );
    const { reason } = divScorer().classify(page);
    expect([reason[0], reason[1], reason[7], reason.at(-1)]).toEqual(['outside-region', 'region', 'joined', 'links']);
  });

  test('scores a block by the likeness of its candidate', () => {
    const page = pageOf(`<div id=a>${paragraphs(4)}</div>`);
    const { score } = divScorer().classify(page);
    expect(score[0]).toBeCloseTo(byId(page, 'a').likeness, 6);
  });

  test('has a higher confidence for an article than for a listing', () => {
    const clear = divScorer().classify(pageOf(`<div>${paragraphs(20)}</div>`)).confidence;
    const entries = '<div class=e><h3><a href=#>Some entry title</a></h3></div>'.repeat(20);
    const fine = '<div><p>Fine print of this place, which nobody reads.</p></div>'.repeat(200);
    const listing = divScorer().classify(pageOf(`<aside>${fine}</aside><main>${entries}</main>`)).confidence;
    expect(clear).toBeGreaterThan(0.9);
    expect(listing).toBeLessThan(0.6);
  });

  test('has its own id', () => {
    expect(divScorer()).toMatchObject({ id: 'div-scorer' });
  });

  test('an empty page has no verdicts and the confidence 0', () => {
    expect(divScorer().classify(pageOf(''))).toMatchObject({ keep: [], confidence: 0 });
  });
});
