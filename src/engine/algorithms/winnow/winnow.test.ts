import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measureEvidence } from '../../evidence/index.ts';
import { growForest } from '../../model/grow-forest.ts';
import { readForests } from '../../model/forest-file.ts';
import { pageOf } from '../../testing/outline-of.ts';
import type { Page, PageKind, Resources } from '../../types.ts';
import { confidenceFrom } from './confidence.ts';
import { divScorerFallback } from '../div-scorer/fallback.ts';
import { CONTENT_COLUMNS, FOREST_NAME, winnow } from './index.ts';
import { isNoArticle } from './no-article.ts';

const shipped = readFileSync(new URL('./weights/forest.txt', import.meta.url), 'utf8');
const SENTENCE =
  'The harbour was quiet that morning, and nobody had yet seen the boats that came in during the night. ';
const links = (words: string): string =>
  `<ul>${words
    .split(' ')
    .map((word) => `<li><a>${word}</a></li>`)
    .join('')}</ul>`;
const ARTICLE =
  pageOf(`<nav>${links('Home News Sport Weather')}</nav><main><article><h1>Boats in the night</h1>${`<p>${SENTENCE.repeat(3)}</p>`.repeat(8)}</article></main>
  <aside><h3>Most read</h3>${links('Another-story One-more-story')}</aside><footer><p>© 2026 The Harbour News. All rights reserved.</p></footer>`);

const kept = (page: Page, resources: Resources): string =>
  page.outline.blocks
    .filter((_, i) => winnow().classify(page, resources).keep[i])
    .map(({ text }) => text)
    .join('\n');

test('the shipped forest uses only columns that the engine has', () => {
  expect(readForests(shipped, CONTENT_COLUMNS)![0]!.trees).toBeGreaterThan(50);
});

test('keeps the article and drops the boilerplate around it', () => {
  const text = kept(ARTICLE, { [FOREST_NAME]: shipped });
  expect(text.match(/harbour was quiet/g)).toHaveLength(24);
  expect(text).not.toMatch(/Weather|Another-story|All rights reserved/);
  expect(winnow().classify(ARTICLE, { [FOREST_NAME]: shipped }).confidence).toBeGreaterThan(0.8);
});

test('without a readable forest, the fallback decides', () => {
  for (const resources of [{}, { [FOREST_NAME]: 'no forest' }]) {
    const { note, missing, keep } = winnow({ fallback: divScorerFallback }).classify(ARTICLE, resources);
    expect([note, missing]).toEqual(['no-weights', FOREST_NAME]);
    expect(keep).toContain(true);
    expect(() => winnow().classify(ARTICLE, resources)).toThrow('"winnow-weights" (weights/forest.txt) is missing');
  }
  expect(winnow({ fallback: divScorerFallback }).classify(ARTICLE, { [FOREST_NAME]: shipped }).note).toBeUndefined();
});

test('confidence rises with the expected F1', () => {
  const values = Array.from({ length: 21 }, (_, i) => confidenceFrom(i / 20));
  expect(values.every((value, i) => value >= 0 && value <= 1 && (i === 0 || value > values[i - 1]!))).toBe(true);
});

test('the verdicts have the kind of the page and its probability', () => {
  const page = {
    ...ARTICLE,
    url: 'https://harbour.example/news/2026/boats-in-the-night',
    declaredKinds: ['newsarticle', 'og:article'],
  };
  const { kind } = winnow().classify(page, { [FOREST_NAME]: shipped });
  expect(kind?.name).toBe('article');
  expect(kind?.probability).toBeGreaterThan(1 / 7);
  expect(kind?.probability).toBeLessThanOrEqual(1);
  const kinds: readonly PageKind[] = [
    'article',
    'documentation',
    'service',
    'forum',
    'product',
    'collection',
    'listing',
  ];
  const [, classifier] = readForests(shipped, CONTENT_COLUMNS)!;
  expect(classifier!.classes).toEqual(kinds);
  // All its splits are decided while it grows, so it asks of a page only what the page as a whole says.
  const { blocks, page: pageValues } = measureEvidence(ARTICLE);
  expect(Math.max(...growForest(classifier!, blocks.width, pageValues).column)).toBe(-1);
});

test('a page with nothing to read is refused, an article is not', () => {
  const menu = pageOf(
    `<nav>${links('Home News Sport Weather Login')}</nav><footer><p>© 2026 The Harbour News</p></footer>`,
  );
  expect(winnow().classify(menu, { [FOREST_NAME]: shipped }).refuse).toBe('no-article');
  expect(winnow().classify(ARTICLE, { [FOREST_NAME]: shipped }).refuse).toBeNull();
});

test('few expected words are no article if the expected F1 is low', () => {
  expect(isNoArticle([0.9, 0.1], [50, 50], 0.9)).toBe(false);
  expect(isNoArticle([0.9, 0.1], [50, 50], 0.5)).toBe(true);
  expect(isNoArticle([0.2, 0.1], [50, 40], 0.9)).toBe(true);
  expect(isNoArticle([0.2, 0.1], [500, 400], 0.3)).toBe(false);
});
