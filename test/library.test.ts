import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';
import { parseHTML } from 'linkedom';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { extract as Extract } from '../src/package/library.ts';

const ROOT = join(import.meta.dirname, '..');
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

let folder: string;
let extract: typeof Extract;

beforeAll(async () => {
  folder = await mkdtemp(join(ROOT, 'node_modules/.library-'));
  await build({
    root: ROOT,
    configFile: join(ROOT, 'vite.engine.config.ts'),
    logLevel: 'error',
    build: { outDir: folder },
  });
  ({ extract } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'winnow.js')).href)) as {
    extract: typeof Extract;
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const documents: Readonly<Record<string, (html: string) => unknown>> = {
  linkedom: (html) => parseHTML(html).document,
  jsdom: (html) => new JSDOM(html).window.document,
  'happy-dom': (html) => {
    const { document } = new Window();
    document.write(html);
    return document;
  },
};

test('the library loads in a Node without globals of a page', () => {
  expect(['Node', 'document', 'window', 'DOMParser'].filter((name) => name in globalThis)).toEqual([]);
  expect(extract).toBeTypeOf('function');
});

test.each(Object.keys(documents))('reads a document of %s by its markup', (name) => {
  const document = documents[name]!(PAGE) as Document;
  const before = document.documentElement.outerHTML;
  const extraction = extract(document, { url: URL_OF_PAGE });
  expect(document.documentElement.outerHTML).toBe(before);
  if (extraction.kind !== 'article') throw new Error(extraction.reason);
  const { title, url, content, lang } = extraction.article;
  expect({ title, url, lang }).toEqual({ title: 'The flood & the weir', url: URL_OF_PAGE, lang: 'en' });
  expect(content.split('The river rose').length - 1).toBe(10);
  expect(content).not.toMatch(/HIDDEN|UNDISPLAYED|INVISIBLE|DIALOG|TEMPLATE|CLIPPED|Home/);
  expect(content).toContain('href="https://weir.example/news/map"');
});

test.each(Object.keys(documents))('reads the same document of %s again after it changed', (name) => {
  const document = documents[name]!(PAGE) as Document;
  extract(document, { url: URL_OF_PAGE });
  document.querySelector('p[hidden]')!.removeAttribute('hidden');
  const extraction = extract(document, { url: 'https://other.example/' });
  if (extraction.kind !== 'article') throw new Error(extraction.reason);
  expect(extraction.article.content).toContain('HIDDEN');
  expect(extraction.article.content).toContain('href="https://other.example/map"');
});

test('a relative url is refused', () => {
  expect(() => extract(documents['linkedom']!(PAGE) as Document, { url: '/news' })).toThrow(TypeError);
});
