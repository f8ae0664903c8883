import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHighlightsFile } from './highlights-file.ts';

/** Characters of the largest file in these tests, and milliseconds: linear code needs a hundredth of them. */
const SIZE = 2_000_000;
const timeout = 30_000;

const QUOTE = '{"exact":"x","prefix":"","suffix":""}';
const HIGHLIGHT = `{"id":"a","quote":${QUOTE},"position":1,"color":"blue","note":"","createdAt":1}`;
const fileWith = (articles: string): string => `{"format":"winnow-highlights","version":1,"articles":[${articles}]}`;
const filled = (one: string): string =>
  Array<string>(Math.floor(SIZE / (one.length + 1)))
    .fill(one)
    .join();

describe('a hostile file of highlights', () => {
  it.each([
    ['articles without end', fileWith(filled(`{"url":"https://a.example/","highlights":[${HIGHLIGHT}]}`))],
    ['highlights without end', fileWith(`{"url":"https://a.example/","highlights":[${filled(HIGHLIGHT)}]}`)],
    ['damaged entries without end', fileWith(filled('{}'))],
    ['nothing without end', fileWith(filled('null'))],
    ['one long text', fileWith(`{"url":"https://a.example/${'x'.repeat(SIZE)}","highlights":[]}`)],
    ['lists in lists', fileWith('['.repeat(SIZE / 2) + ']'.repeat(SIZE / 2))],
    ['objects in objects', fileWith(`${'{"highlights":'.repeat(100_000)}[]${'}'.repeat(100_000)}`)],
    ['open brackets', '['.repeat(SIZE)],
  ])('has bounded highlights and ends: %s', { timeout }, (_, text) => {
    const file = parseHighlightsFile(text);
    const count = file?.articles.reduce((sum, { highlights }) => sum + highlights.length, 0) ?? 0;
    expect(count).toBeLessThanOrEqual(50_000);
  });

  it('takes names that every object has for no field', () => {
    const inherited = '{"__proto__":{"url":"https://a.example/","highlights":[]}}';
    expect(parseHighlightsFile(`{"__proto__":${fileWith('')}}`)).toBeNull();
    expect(parseHighlightsFile(fileWith(inherited))).toEqual({ articles: [], bad: [{ article: 1, highlight: 0 }] });
    const named = `{"url":"https://a.example/","highlights":[${HIGHLIGHT.replace('"blue"', '"constructor"')}]}`;
    expect(parseHighlightsFile(fileWith(named))).toEqual({ articles: [], bad: [{ article: 1, highlight: 1 }] });
  });

  it('never throws, and gives only whole highlights, whatever it holds', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'https://a.example/'));
    const number = fc.oneof(fc.integer(), fc.double());
    const highlight = fc.record(
      {
        id: fc.oneof(text, fc.jsonValue()),
        quote: fc.oneof(fc.record({ exact: text, prefix: text, suffix: text }), fc.jsonValue()),
        position: fc.oneof(number, fc.jsonValue()),
        color: fc.oneof(fc.constantFrom('blue', 'toString'), fc.jsonValue()),
        note: fc.oneof(text, fc.jsonValue()),
        createdAt: fc.oneof(number, fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    const article = fc.record(
      {
        url: fc.oneof(fc.webUrl(), text, fc.jsonValue()),
        title: fc.oneof(text, fc.jsonValue()),
        lang: fc.oneof(text, fc.jsonValue()),
        dir: fc.jsonValue(),
        highlights: fc.oneof(fc.array(fc.oneof(highlight, fc.jsonValue())), fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(article, fc.jsonValue())), (articles) => {
        const file = parseHighlightsFile(fileWith(articles.map((one) => JSON.stringify(one)).join()));
        for (const { url, highlights } of file!.articles) {
          expect(URL.canParse(url)).toBe(true);
          for (const { createdAt, quote } of highlights) {
            expect(Number.isNaN(new Date(createdAt).getTime())).toBe(false);
            expect(quote.exact.trim()).not.toBe('');
          }
        }
      }),
    );
    fc.assert(
      fc.property(fc.string(), (one) => {
        parseHighlightsFile(one);
      }),
    );
  });
});
