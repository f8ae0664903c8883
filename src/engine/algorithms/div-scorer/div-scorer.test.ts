import { describe, expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import type { Page } from '../../types.ts';
import { believe } from './believe.ts';
import { setScene } from './scene.ts';
import { divScorer } from './index.ts';

const SENTENCE = 'This is a sentence of plain text, long enough to count. ';
const paragraphs = (n: number): string => `<p>${SENTENCE}</p>`.repeat(n);

/** Candidates with their length, likeness and length-weighted score (characters times likeness). */
function judge(page: Page) {
  const scene = setScene(page);
  const { likeness } = believe(scene);
  return scene.candidates.map(({ element, chars, markup, sentences }, i) => ({
    id: scene.outline.elements[element]!.id,
    chars,
    markup,
    sentences,
    likeness: likeness[i]!,
    score: likeness[i]! * chars,
  }));
}

const byId = (page: Page, id: string) => judge(page).find((candidate) => candidate.id === id)!;

function keptText(page: Page, algorithm = divScorer()): string {
  const { keep } = algorithm.classify(page);
  return page.outline.blocks
    .filter((_, i) => keep[i])
    .map(({ text }) => text)
    .join('\n');
}

describe('div scorer: candidates', () => {
  test('the text of a nested div is taken out of the outer one', () => {
    const page = pageOf(
      '<div id=o>outer words here that count too<div id=i>inner words that are separate text</div></div>',
    );
    const [outer, inner] = judge(page);
    expect([outer!.chars, inner!.chars]).toEqual([31, 34]);
    expect(inner!.score).toBeCloseTo(17.0, 1);
    expect(outer!.score).toBeCloseTo(15.5, 1);
  });

  test('divs used as paragraphs are folded into the element that holds them', () => {
    const page = pageOf(`<div id=art>${[1, 2, 3, 4].map((n) => `<div>${SENTENCE.repeat(n)}</div>`).join('')}</div>`);
    const folded = byId(page, 'art');
    expect(folded).toMatchObject({ chars: 559, sentences: 10, markup: 4 });
    expect(folded.likeness).toBeCloseTo(0.876, 2);
  });

  test('text in menus of controls is nobody’s own', () => {
    const page = pageOf(`<div id=a>${SENTENCE}<button>Send this to a friend of mine right now</button></div>`);
    expect(byId(page, 'a').chars).toBe(SENTENCE.trim().length);
  });
});

describe('div scorer: the cases that the text names', () => {
  test('the heavy drop-down menu loses to the article', () => {
    const menu = Array.from({ length: 60 }, () => '<a href=#>Menu entry</a> ').join('');
    const page = pageOf(`<div id=menu>${menu}</div><div id=art>${paragraphs(8)}</div>`);
    expect(byId(page, 'art').score).toBeCloseTo(422.2, 0);
    expect(byId(page, 'menu').score).toBeLessThan(2);
  });

  test('the comment as long as the article loses by its repeated pattern', () => {
    const comments = Array.from(
      { length: 11 },
      (_, i) =>
        `<div class=comment id=c${i}><div class=text>${i === 4 ? paragraphs(11) : '<p>Short but not too short.</p>'}</div></div>`,
    ).join('');
    const page = pageOf(`<div id=art>${paragraphs(10)}</div>${comments}`);
    const [article, longest] = [byId(page, 'art'), judge(page).reduce((a, b) => (b.chars > a.chars ? b : a))];
    expect(article).toMatchObject({ chars: 559 });
    expect(longest.chars).toBe(615);
    expect(article.likeness).toBeCloseTo(0.955, 2);
    expect(longest.likeness).toBeCloseTo(0.769, 2);
    expect(article.score).toBeGreaterThan(longest.score);
    expect(keptText(page, divScorer({ form: 'single' })).length).toBe(article.chars);
  });

  test('the grid of cards loses to a shorter article', () => {
    const cards = Array.from(
      { length: 12 },
      () => '<div class=card>A card text of forty-three characters xyzzy</div>',
    ).join('');
    const page = pageOf(`<div id=grid>${cards}</div><div id=art>${paragraphs(4)}</div>`);
    const grid = byId(page, 'grid');
    expect(grid.likeness).toBeCloseTo(0.317, 1);
    expect(byId(page, 'art').score).toBeGreaterThan(grid.score);
  });

  test('the advertisement that is one list loses by its markup', () => {
    const keywords = Array.from({ length: 80 }, () => '<span>words</span> ').join('');
    const page = pageOf(`<div id=ad>${keywords}</div><div id=art>${paragraphs(6)}</div>`);
    expect(byId(page, 'ad').likeness).toBeCloseTo(0.16, 2);
    expect(byId(page, 'art').score).toBeCloseTo(311.1, 0);
  });

  test('text without a sentence end loses to shorter text with five', () => {
    const words = Array.from({ length: 60 }, () => 'word').join(' ');
    const page = pageOf(`<div id=a><p>${words}</p></div><div id=b>${paragraphs(5)}</div>`);
    expect(byId(page, 'a')).toMatchObject({ chars: 299, sentences: 0 });
    expect(byId(page, 'a').score).toBeCloseTo(142.7, 0);
    expect(byId(page, 'b').score).toBeCloseTo(243.7, 0);
  });

  test('pure link text is never believed', () => {
    const page = pageOf('<div id=l><a href=#>One link and nothing but a link, long as it is.</a></div>');
    expect(byId(page, 'l').likeness).toBe(0);
  });
});

describe('div scorer: from winner to article', () => {
  const article = `<h1>A title of a piece</h1>${paragraphs(6)}`;

  test('paragraphs in several neighbouring candidates are joined', () => {
    const parts = Array.from({ length: 3 }, () => `<section><div>${paragraphs(3)}</div></section>`).join('');
    const page = pageOf(`<nav><a href=#>Home</a></nav><div>${parts}</div>`);
    expect(keptText(page).match(/plain text/g)).toHaveLength(9);
    expect(keptText(page, divScorer({ form: 'single' })).match(/plain text/g)).toHaveLength(3);
  });

  test('share rows and rows of related links are cut out of the winner', () => {
    const page = pageOf(
      `<div>${article}<p><a href=#>Share on one network</a> <a href=#>Share on another</a></p>${paragraphs(2)}<ul><li><a href=#>Another story of ours</a></li><li><a href=#>And one more story</a></li></ul></div>`,
    );
    expect(keptText(page)).not.toMatch(/Share|story/);
    expect(keptText(page).match(/plain text/g)).toHaveLength(8);
  });

  test('a newsletter box beside the article is let go', () => {
    const box = `<div class=newsletter-box><p>Get our letter every week, free of charge.</p><p>No spam, we promise.</p></div>`;
    const page = pageOf(`<main><article><div>${article}${paragraphs(6)}</div></article>${box}</main>`);
    expect(keptText(page)).not.toMatch(/letter every week/);
  });

  test('short cells of a table inside the article are kept with it', () => {
    const table = '<table><tr><td>7</td><td>8</td></tr><tr><td>9</td><td>10</td></tr></table>';
    const page = pageOf(`<div>${article}${table}${paragraphs(3)}</div>`);
    expect(keptText(page)).toMatch(/7\n8\n9\n10/);
  });

  test('who said it stays with the quote', () => {
    const page = pageOf(
      `<article><div>${article}<blockquote><p>${SENTENCE}</p><footer>Maren Oldacre</footer></blockquote>${paragraphs(3)}</div></article><footer>Fine print of this place</footer>`,
    );
    expect(keptText(page)).toMatch(/Maren Oldacre/);
    expect(keptText(page)).not.toMatch(/Fine print/);
  });

  test('a page of entries keeps all of them', () => {
    const entries = Array.from(
      { length: 20 },
      (_, i) =>
        `<div class=entry><h3><a href=#>Entry number ${i} of the list</a></h3><div class=price>${i} coins</div></div>`,
    ).join('');
    const page = pageOf(
      `<nav><a href=#>Home</a></nav><main><p>${SENTENCE}</p>${entries}</main><footer>The fine print of this place, which nobody reads.</footer>`,
    );
    const kept = keptText(page);
    expect(kept).toMatch(/Entry number 0[\s\S]*Entry number 19/);
    expect(kept).not.toMatch(/fine print|Home/);
  });

  test('a name like "ads" does not kill the content that bears it', () => {
    const page = pageOf(`<div><div class=ads id=tags>${paragraphs(9)}</div></div><div><p>Another text.</p></div>`);
    expect(keptText(page).match(/plain text/g)).toHaveLength(9);
  });

  test('confidence is higher on a clear article than on a list of entries', () => {
    const clear = divScorer().classify(pageOf(`<div>${paragraphs(20)}</div>`)).confidence;
    const entries = '<div class=e><h3><a href=#>Some entry title</a></h3></div>'.repeat(20);
    const listing = divScorer().classify(
      pageOf(
        `<aside>${'<div><p>Fine print of this place, which nobody reads.</p></div>'.repeat(200)}</aside><main>${entries}</main>`,
      ),
    ).confidence;
    expect(clear).toBeGreaterThan(0.9);
    expect(listing).toBeLessThan(0.6);
  });

  test('an empty page gives empty verdicts and no confidence', () => {
    expect(divScorer().classify(pageOf(''))).toMatchObject({ keep: [], confidence: 0 });
  });
});
