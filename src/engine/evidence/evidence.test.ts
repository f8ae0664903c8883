import { expect, test } from 'vitest';
import { pageOf } from '../testing/outline-of.ts';
import type { Page } from '../types.ts';
import { readPageFacts } from './page-facts.ts';
import { COLUMN_NAMES, measureEvidence, COLUMN_GROUPS } from './index.ts';

const SENTENCE = 'This is a sentence of plain text, long enough to count as prose on any page. ';

/** The evidence on the block that holds a text, by name. */
function evidenceOn(page: Page, text: string): Record<string, number> {
  const {
    blocks: { values, width },
    page: facts,
  } = measureEvidence(page);
  const block = page.outline.blocks.findIndex((candidate) => candidate.text.includes(text));
  expect(block).toBeGreaterThanOrEqual(0);
  return Object.fromEntries(
    COLUMN_NAMES.map((name, i) => [name, i < width ? values[block * width + i]! : facts[i - width]!]),
  );
}

test('every column has a name of its own', () => {
  expect(new Set(COLUMN_NAMES).size).toBe(COLUMN_NAMES.length);
});

test.each([
  ['nothing', ''],
  ['one word', '<p>x</p>'],
  ['signs only', '<p>—</p><p>***</p>'],
  ['links only', '<ul><li><a>a</a></li><li><a>b</a></li></ul>'],
  ['no prose', '<table><tr><td>1</td><td>2</td></tr></table>'],
])('a page of %s gives finite numbers', (_, html) => {
  const { blocks, page } = measureEvidence(pageOf(html));
  expect([...blocks.values, ...page].every((value) => Number.isFinite(value))).toBe(true);
});

test('every group fills its own columns and facts, all of them and no other', () => {
  const page = pageOf(`<div>${`<p class="a">${SENTENCE}</p>`.repeat(4)}</div><a>Sponsored</a>`);
  const rows = page.outline.blocks.length;
  const {
    blocks: { width },
    page: { length: facts },
  } = measureEvidence(page);
  let [at, atFact] = [0, 0];
  for (const group of COLUMN_GROUPS) {
    const evidence = {
      blocks: { values: new Float32Array(rows * width).fill(NaN), width, rows },
      page: new Float32Array(facts).fill(NaN),
    };
    group.fill(readPageFacts(page), evidence, at, atFact);
    const [past, pastFact] = [at + group.names.length, atFact + (group.pageNames?.length ?? 0)];
    evidence.blocks.values.forEach((value, i) => {
      expect(Number.isNaN(value), COLUMN_NAMES[i % width]).toBe(i % width < at || i % width >= past);
    });
    evidence.page.forEach((value, i) => {
      expect(Number.isNaN(value), COLUMN_NAMES[width + i]).toBe(i < atFact || i >= pastFact);
    });
    [at, atFact] = [past, pastFact];
  }
  expect([at, atFact]).toEqual([width, facts]);
  expect(evidenceOn(page, 'Sponsored')).toMatchObject({
    sets: 1,
    'largest-set-count': 4,
    'core-link-ratio': 0,
    'page-blocks': 5,
    'page-says-advert': 1,
    'from-first-cart': -201,
  });
});

test.each([
  ['The boats of the harbour', 'The boats of the harbour | News'],
  ['静かな港に船が入る朝', '静かな港に船が入る朝 | 港新聞'],
  ['北方港口的清晨', '北方港口的清晨 - 港口日报'],
])('the heading %s is that of a page called %s', (heading, title) => {
  const page = { ...pageOf(`<p>menu</p><h1>${heading}</h1><p>${SENTENCE}</p>`), title };
  expect(evidenceOn(page, 'menu')).toMatchObject({ 'before-title-block': 1 });
  expect(evidenceOn(page, 'This is')).toMatchObject({ 'before-title-block': 0 });
  expect(evidenceOn({ ...page, title: 'Something else' }, 'menu')).toMatchObject({ 'before-title-block': -1 });
});

test('what a block looks like', () => {
  const page = pageOf('<p>Call <a>us</a> at 12:30, it costs $40!</p>');
  expect(evidenceOn(page, 'Call')).toMatchObject({
    words: 7,
    ends: 2,
    'inline-tags-per-word': Math.fround(1 / 7),
    'page-prices': 1,
    'page-dates': 1,
  });
});

test.each([
  ['plain', 0],
  ['stop.', 1],
  ['stop.”', 1],
  ['what?', 2],
  ['停。', 1],
  ['list:', 3],
  ['more…', 5],
  ['more...', 5],
  ['x)', 0],
  ['100%', 6],
  ['слово', 0],
])('%s ends as %i', (text, ends) => {
  expect(evidenceOn(pageOf(`<p>${text}</p>`), text)).toMatchObject({ ends });
});

test('where it stands, and what that is called', () => {
  const page = pageOf(
    `<main><article class="post-body"><p>${SENTENCE}</p></article></main><footer><p>imprint</p></footer>`,
  );
  expect(evidenceOn(page, 'sentence')).toMatchObject({ area: 2, 'in-article': 1, 'in-footer': 0, 'near-content': 1 });
  expect(evidenceOn(page, 'imprint')).toMatchObject({ area: 1, 'in-footer': 1, 'near-content': 0 });
});

test('entries are siblings of one signature, digits alike', () => {
  const entries = [1, 2, 3, 4]
    .map((n) => `<div class="card c${n}"><h3>Title ${n}</h3><p>${SENTENCE}</p><p>$${n}0</p></div>`)
    .join('');
  const page = pageOf(`<div>${entries}</div><ul><li>x</li><li>yy</li><li>z</li></ul>`);
  expect(evidenceOn(page, 'Title 3')).toMatchObject({
    'inner-count': 4,
    'inner-price-share': 1,
    'inner-date-share': 0,
    'inner-of-largest': 1,
    sets: 2,
    'largest-set-count': 4,
  });
  expect(evidenceOn(page, 'yy')['inner-of-largest']).toBeLessThan(0.1);
  expect(evidenceOn(pageOf(`<div><p>${SENTENCE}</p></div>`), 'sentence')).toMatchObject({ 'inner-count': -1, sets: 0 });
});

test('a set in a set has an inner and an outer one', () => {
  const post = (n: number): string =>
    `<article class="post"><ul>${['a', 'b', 'c'].map((letter) => `<li>${letter}${n}</li>`).join('')}</ul><p>${SENTENCE}</p></article>`;
  expect(evidenceOn(pageOf([1, 2, 3, 4].map(post).join('')), 'b2')).toMatchObject({
    'inner-count': 3,
    'outer-count': 4,
    'pattern-count': 12,
  });
});

test('containers widen from the block outwards', () => {
  const page = pageOf(
    `<section><div><p>${SENTENCE}</p><p>tail</p></div><ul><li>x</li></ul></section><p>${SENTENCE.repeat(3)}</p>`,
  );
  const {
    'level-1-blocks': first,
    'level-2-blocks': second,
    'level-3-blocks': third,
    'level-2-li': items,
  } = evidenceOn(page, 'tail');
  expect([first, second, third]).toEqual([2, 3, 4]);
  expect(items).toBeCloseTo(1 / 3);
});

test('the core holds the prose, the footer is outside of it', () => {
  const page = pageOf(
    `<div><div class=a><p>${SENTENCE}</p><p>${SENTENCE}</p><p>short</p></div></div><div><p>imprint</p></div>`,
  );
  expect(evidenceOn(page, 'short')['core-0.8']).toBe(1);
  expect(evidenceOn(page, 'imprint')).toMatchObject({ 'core-0.8': 0, 'core-0.8-distance': 1 });
});

test('blocks that read like content are joined to runs over small gaps', () => {
  const page = pageOf(
    `<ul><li><a>links</a></li><li><a>and links</a></li></ul><p>${SENTENCE.repeat(2)}</p><p>gap</p><p>${SENTENCE.repeat(2)}</p>${'<p><a>menu</a></p>'.repeat(9)}<p>${SENTENCE.repeat(2)}</p>`,
  );
  expect(evidenceOn(page, 'gap')).toMatchObject({ 'in-main-run': 1, 'from-main-run': 0 });
  expect(evidenceOn(page, 'links')).toMatchObject({ numwords: 0, 'in-main-run': 0 });
  expect(evidenceOn(page, 'menu')['numwords-run']).toBe(0);
});

test('what labels say, in several languages, and at the start of a word only', () => {
  const says = (text: string): string[] =>
    Object.entries(evidenceOn(pageOf(`<p>${text}</p>`), text)).flatMap(([name, value]) =>
      name.startsWith('page-says-') && value > 0 ? [name.slice(10)] : [],
    );
  expect(says('Related articles')).toEqual(['related']);
  expect(says('12 Kommentare')).toEqual(['comments']);
  expect(says('“Comments”')).toEqual(['comments']);
  expect(says('関連記事')).toEqual(['related']);
  expect(says('© 2026 Harbour')).toEqual(['copyright']);
  expect(says('Reviews')).toEqual(['reviews']);
  expect(says('Reviewsome')).toEqual([]);
  expect(says('uncommented')).toEqual([]);
});

test('a sign of the end is known to what follows it', () => {
  const page = pageOf(`<p>${SENTENCE}</p><h2>Related articles</h2><p>${SENTENCE}</p><p>last</p>`);
  const {
    blocks: { values, width },
  } = measureEvidence(page);
  const column = (name: string): number[] =>
    page.outline.blocks.map((_, b) => values[b * width + COLUMN_NAMES.indexOf(name)]!);
  expect(column('prose-at-related').map((share) => Math.round(share * 10) / 10)).toEqual([-1, 0.5, 0.5, 0.5]);
  expect(column('signs-since-prose')).toEqual([0, 1, 0, 0]);
  expect(column('signs-before')).toEqual([0, 1, 1, 1]);
});

test('what the page states of itself', () => {
  const page: Page = {
    ...pageOf(`<p>${SENTENCE}</p>`),
    stated: { kinds: ['newsarticle', 'og:article'], text: SENTENCE },
  };
  expect(evidenceOn(page, 'sentence')).toMatchObject({
    'states-article': 1,
    'states-product': 0,
    'stated-chars': SENTENCE.length,
  });
});
