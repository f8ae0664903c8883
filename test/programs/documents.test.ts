import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import type { DocumentLike } from '../../src/package/index.ts';
import { builtPackage } from './built-package.ts';

const { extract, extractAsync, isProbablyArticle, WinnowError } = await builtPackage();

const URL_OF_PAGE = 'https://weir.example/news/flood';
const SENTENCE =
  'The river rose in the night, and by morning the lower fields lay under water, as in every spring that people recall. ';
const PAGE = `<!doctype html><html lang="en"><head><title>The flood &amp; the weir</title>
<meta property="og:title" content="The flood &amp;amp; the weir"></head><body>
<nav><a href="/">Home</a> <a href="/news">News</a></nav><form><input name="firstChild"><input name="nodeType"></form>
<article><h1>The flood &amp; the weir</h1><p>${SENTENCE.repeat(4)}<a href="map">the map</a></p>
<p hidden>HIDDEN ${SENTENCE}</p><div style="color: red; display:none"><p>UNDISPLAYED ${SENTENCE}</p></div>
<p style="visibility: hidden">INVISIBLE ${SENTENCE}</p><dialog><p>DIALOG ${SENTENCE}</p></dialog>
<template><p>TEMPLATE ${SENTENCE}</p></template><p>${SENTENCE.repeat(3)}<span class="sr-only">CLIPPED</span></p>
<p>${SENTENCE.repeat(3)}</p></article></body></html>`;

/** One page in every DOM, and as HTML. */
const inputs: Readonly<Record<string, (html: string) => DocumentLike | string>> = {
  HTML: (html) => html,
  linkedom: (html) => parseHTML(html).document,
  jsdom: (html) => new JSDOM(html).window.document,
  'happy-dom': (html) => {
    const { document } = new Window();
    document.write(html);
    return document;
  },
};

function articleOf(...given: Parameters<typeof extract>) {
  const extraction = extract(...given);
  if (extraction.kind !== 'article') throw new Error(extraction.reason);
  return extraction.article;
}

test('the package loads and works in a Node without globals of a page', () => {
  expect(['Node', 'document', 'window', 'DOMParser', 'CSS'].filter((name) => name in globalThis)).toEqual([]);
  expect(articleOf(PAGE).title).toBe('The flood & the weir');
});

test.each(Object.keys(inputs))('reads a page of %s by its markup and changes nothing', (name) => {
  const input = inputs[name]!(PAGE);
  const markup = (): string => (typeof input === 'string' ? input : (input.documentElement as Element).outerHTML);
  const before = markup();
  const { title, url, content, lang } = articleOf(input, { url: URL_OF_PAGE });
  expect(markup()).toBe(before);
  expect({ title, url, lang }).toEqual({ title: 'The flood & the weir', url: URL_OF_PAGE, lang: 'en' });
  expect(content.split('The river rose').length - 1).toBe(10);
  expect(content).not.toMatch(/HIDDEN|UNDISPLAYED|INVISIBLE|DIALOG|TEMPLATE|CLIPPED|Home/);
  expect(content).toContain('href="https://weir.example/news/map"');
});

test('every DOM gives the same content', () => {
  const contents = Object.values(inputs).map((input) => articleOf(input(PAGE), { url: URL_OF_PAGE }).content);
  expect(new Set(contents).size).toBe(1);
});

test.each(Object.keys(inputs).slice(1))('reads the same document of %s again after it changed', (name) => {
  const document = inputs[name]!(PAGE) as DocumentLike;
  extract(document, { url: URL_OF_PAGE });
  (document.querySelector('p[hidden]') as Element).removeAttribute('hidden');
  const { content } = articleOf(document, { url: 'https://other.example/' });
  expect(content).toContain('HIDDEN');
  expect(content).toContain('href="https://other.example/map"');
});

test('relative links start from the given base', () => {
  expect(articleOf(PAGE, { url: URL_OF_PAGE, base: 'https://mirror.example/a/' }).content).toContain(
    'href="https://mirror.example/a/map"',
  );
});

test('the classes that the caller wants stay, and no others', () => {
  const page = PAGE.replace('<a href="map">', '<a class="lead wide" href="map">');
  expect(articleOf(page, { url: URL_OF_PAGE }).content).not.toContain('class=');
  expect(articleOf(page, { url: URL_OF_PAGE, keepClasses: ['wide'] }).content).toContain(' class="wide"');
  expect(articleOf(page, { url: URL_OF_PAGE, keepClasses: true }).content).toContain(' class="lead wide"');
});

test('an article below the minimum length is none, unless it is forced', () => {
  const extraction = extract(PAGE, { minimumLength: 100_000 });
  expect(extraction).toMatchObject({ kind: 'not-article', reason: 'too-little-text' });
  expect(extract(PAGE, { minimumLength: 100_000, force: true }).kind).toBe('article');
});

test('explain accounts for every block', () => {
  expect(extract(PAGE).blocks).toBeUndefined();
  const { blocks = [] } = extract(PAGE, { explain: true });
  expect(blocks.filter(({ kept }) => kept).length).toBeGreaterThan(2);
  expect(blocks.find(({ text }) => text.startsWith('Home'))).toMatchObject({ kept: false });
});

test('extractAsync gives what extract gives, and stops when it is told to', async () => {
  expect(await extractAsync(PAGE, { url: URL_OF_PAGE })).toEqual(extract(PAGE, { url: URL_OF_PAGE }));
  const reason = new Error('enough');
  await expect(extractAsync(PAGE, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

test('isProbablyArticle tells an article from a menu', () => {
  expect(isProbablyArticle(PAGE)).toBe(true);
  expect(isProbablyArticle('<nav><a href="/a">One</a> <a href="/b">Two</a></nav>')).toBe(false);
});

test('a page without text has no best guess', () => {
  expect(extract('')).toEqual({ kind: 'not-article', reason: 'no-text', bestGuess: null });
});

test.each(Object.keys(inputs))('a page of %s with more nodes than allowed is refused', (name) => {
  expect(() => extract(inputs[name]!(PAGE), { maxNodes: 20 })).toThrow(
    expect.objectContaining({ code: 'too-many-nodes' }),
  );
  expect(extract(inputs[name]!(PAGE), { maxNodes: 1000 }).kind).toBe('article');
});

test('a page that takes longer than allowed is refused', () => {
  expect(() => extract(PAGE, { maxTime: 0 })).toThrow(expect.objectContaining({ code: 'out-of-time' }));
});

test.each([
  ['a relative url', () => extract(PAGE, { url: '/news' }), 'invalid-option'],
  ['a relative base', () => extract(PAGE, { base: 'news' }), 'invalid-option'],
  ['a negative length', () => extract(PAGE, { minimumLength: -1 }), 'invalid-option'],
  ['the name of an algorithm', () => extract(PAGE, { algorithm: 'bte' as never }), 'invalid-option'],
  ['a number as a page', () => extract(7 as never), 'invalid-input'],
] as const)('%s is refused with the next step', (_, call, code) => {
  expect(call).toThrow(WinnowError);
  expect(call).toThrow(expect.objectContaining({ code, nextStep: expect.stringMatching(/^Pass /) as string }));
});

test('a page of 10,000 levels and one of 100,000 nodes are read', () => {
  expect(extract(`${'<div>'.repeat(10_000)}<p>${SENTENCE.repeat(9)}</p>`).kind).toBe('article');
  expect(extract(PAGE.replace('</article>', `${'<p>Short.</p>'.repeat(50_000)}</article>`)).kind).toBe('article');
});
