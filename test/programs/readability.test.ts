import { Readability as Original } from '@mozilla/readability';
import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';
import { parseHTML } from 'linkedom';
import { expect, test, vi } from 'vitest';
import type * as Entry from '../../src/package/readability.ts';
import { builtEntry } from './built-package.ts';

const { default: whole, Readability, isProbablyReaderable } = await builtEntry<typeof Entry>('readability');

const SENTENCE = 'The river rose in the night, and by morning the lower fields lay under water, as in every spring. ';
const PARAGRAPHS = ['First', 'Then', 'Later'].map((word) => `<p>${word}: ${SENTENCE.repeat(4)}</p>`).join('');
const PAGE = `<!doctype html><html lang="en"><head><title>The flood</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"The flood","author":{"name":"Ada Weir"}}</script>
</head><body><nav><a href="/">Home</a></nav><article><h1>The flood</h1>${PARAGRAPHS}</article></body></html>`;
const pageOf = (html: string) => parseHTML(html).document;

test('parse returns the fields of Readability, and the same text', () => {
  const own = new Readability(pageOf(PAGE)).parse();
  const original = new Original(pageOf(PAGE)).parse();
  expect(Object.keys(own!).sort()).toEqual(Object.keys(original!).sort());
  const joined = (text: string | null | undefined) => text?.replace(/\s+/g, '');
  expect(joined(own?.textContent)).toBe(joined(original?.textContent));
  expect(own).toMatchObject({ byline: 'Ada Weir', lang: 'en', length: own!.textContent.length });
  expect(own?.content).toMatch(/^<div id="readability-page-1" class="page">/);
});

test('a page without an article is null, unless its text reaches charThreshold', () => {
  const menu = '<html><body><nav><a href="/a">One</a> <a href="/b">Two</a></nav></body></html>';
  expect(new Readability(pageOf(menu)).parse()).toBeNull();
  expect(new Readability(pageOf(menu), { charThreshold: 0 }).parse()).not.toBeNull();
});

test('honoured options change the result', () => {
  expect(() => new Readability(pageOf(PAGE), { maxElemsToParse: 3 }).parse()).toThrow(
    expect.objectContaining({ code: 'too-many-nodes' }),
  );
  expect(new Readability(pageOf(PAGE), { serializer: ({ textContent }) => textContent?.length }).parse()?.content).toBe(
    new Readability(pageOf(PAGE)).parse()?.length,
  );
  expect(new Readability(pageOf(PAGE), { disableJSONLD: true }).parse()?.byline).toBeNull();
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  new Readability(pageOf(PAGE), { debug: true }).parse();
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^Winnow: keeps \(.+\): First: The river/));
  log.mockRestore();
});

/** The document of a page that has an element with the name of a property. */
const MISLEADING = PAGE.replace('<nav>', '<form name="implementation"></form><nav>');

test.each([
  ['linkedom', () => pageOf(MISLEADING)],
  ['jsdom', () => new JSDOM(MISLEADING).window.document],
  [
    'happy-dom',
    () => {
      const { document } = new Window();
      document.write(MISLEADING);
      return document as unknown as Document;
    },
  ],
])('a serializer gets an element that the document of the program can take: %s', (_, documentOf) => {
  const document = documentOf();
  const content = new Readability(document, { serializer: (element) => element }).parse()!.content;
  const place = document.createElement('section');
  place.appendChild(content);
  expect(place.querySelectorAll('div > #readability-page-1 > p')).toHaveLength(3);
  expect(content.textContent).toBe(new Readability(documentOf()).parse()?.textContent);
});

test('options that are null have their default, and all exports are in one object, too', () => {
  const none = { charThreshold: null, classesToPreserve: null, maxElemsToParse: null, nbTopCandidates: null };
  expect(new whole.Readability(pageOf(PAGE), none as object).parse()?.title).toBe('The flood');
  expect(new Readability(pageOf(PAGE), null).parse()?.title).toBe('The flood');
  expect(whole.isProbablyReaderable(pageOf(PAGE), null)).toBe(true);
});

test('a string is refused, because Readability takes none', () => {
  expect(() => new Readability('https://weir.example/' as never)).toThrow(
    expect.objectContaining({ code: 'invalid-input', nextStep: expect.stringContaining('extract') as string }),
  );
});

test('a page without a body has no article, and XHTML is read', () => {
  const { document } = new JSDOM('<p>x').window;
  document.body.remove();
  expect(new Readability(document).parse()).toBeNull();
  const xhtml = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>The flood</title></head><body>${PARAGRAPHS}</body></html>`;
  const page = new JSDOM(xhtml, { contentType: 'application/xhtml+xml' }).window.document;
  expect(new Readability(page).parse()?.textContent).toContain('Later: The river');
});

test('parse can be called twice', () => {
  const reader = new Readability(pageOf(PAGE));
  expect(reader.parse()).toEqual(reader.parse());
});

test('classes of the page stay with keepClasses or classesToPreserve, except for paragraphs', () => {
  const page = PAGE.replace('<p>First', '<blockquote class="said loud"><p>Well.</p></blockquote><p class="said">First');
  const contentWith = (options: object): string => String(new Readability(pageOf(page), options).parse()?.content);
  expect(contentWith({})).not.toContain('said');
  expect(contentWith({ keepClasses: true })).toContain('<blockquote class="said loud">');
  expect(contentWith({ classesToPreserve: ['said'] })).toContain('<blockquote class="said">');
  expect(contentWith({ keepClasses: true })).not.toContain('<p class');
});

const VIDEO = 'https://www.youtube.com/embed/abcDEF123_-';

test('the differences are as docs/from-readability.md says', () => {
  const page = PAGE.replace('"author"', '"datePublished":"March 4, 2026","author"')
    .replace('<p>First', '<p id="x">See <a href="/map">the map</a> and <a href="#part">the part</a>. First')
    .replace('<p>Then', '<h2 id="part" data-x="1">What the water left</h2><p>Then')
    .replace('<p>Later', `<iframe width="560" height="315" src="${VIDEO}" title="A film"></iframe><p>Later`);
  const document = pageOf(page);
  const before = document.toString();
  const parsed = new Readability(document).parse();
  expect(document.toString()).toBe(before);
  expect(parsed).toMatchObject({ dir: 'ltr', publishedTime: '2026-03-04' });
  expect(parsed?.content).toContain('id="article-part"');
  expect(parsed?.content).toContain('href="#article-part"');
  expect(parsed?.content).toContain('href="https://www.youtube.com/watch?v=abcDEF123_-"');
  expect(parsed?.content).not.toMatch(/data-x|<iframe|href="\/map|id="(?:article-)?x"/);
});

test('default values of refused options are accepted', () => {
  const defaults = { nbTopCandidates: 5, linkDensityModifier: 0, allowedVideoRegex: undefined, charThreshold: 500 };
  expect(new Readability(pageOf(PAGE), defaults).parse()).not.toBeNull();
  expect(isProbablyReaderable(pageOf(PAGE), { minContentLength: 140, minScore: 20 })).toBe(true);
});

test.each([
  ['nbTopCandidates', { nbTopCandidates: 9 }],
  ['allowedVideoRegex', { allowedVideoRegex: /tube/ }],
  ['linkDensityModifier', { linkDensityModifier: 0.2 }],
])('the option %s is refused', (name, options) => {
  expect(() => new Readability(pageOf(PAGE), options)).toThrow(
    expect.objectContaining({ code: 'unsupported-option', message: expect.stringContaining(name) as string }),
  );
});

test('isProbablyReaderable tells an article from a menu and refuses options without a meaning', () => {
  expect(isProbablyReaderable(pageOf(PAGE))).toBe(true);
  expect(isProbablyReaderable(pageOf('<html><body><a href="/a">One</a></body></html>'))).toBe(false);
  for (const options of [{ minScore: 40 }, { minContentLength: 9 }, { visibilityChecker: () => true }])
    expect(() => isProbablyReaderable(pageOf(PAGE), options)).toThrow(
      expect.objectContaining({
        code: 'unsupported-option',
        message: expect.stringContaining(Object.keys(options)[0]!) as string,
      }),
    );
});

test('words of two blocks stay apart in the text, and the content is what it was', () => {
  const cells = '<table><tr><th>Place</th><th>Level</th></tr><tr><td>Mill</td><td>high</td></tr></table>';
  const page = pageOf(
    PAGE.replace('</article>', `<ul><li>upper field</li><li>lower field</li></ul>${cells}</article>`),
  );
  const { textContent, content } = new Readability(page).parse()!;
  expect(textContent).toMatch(/upper field\s+lower field\s+Place\s+Level\s+Mill\s+high/);
  expect(content).toContain('<li>upper field</li>\n<li>lower field</li>');
});
