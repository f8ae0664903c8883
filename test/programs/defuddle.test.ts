import { Defuddle as Original } from 'defuddle/node';
import { JSDOM } from 'jsdom';
import { parseHTML } from 'linkedom';
import { expect, test, vi } from 'vitest';
import type * as Entry from '../../src/package/defuddle.ts';
import { builtEntry } from './built-package.ts';

const { Defuddle, DefuddleClass, default: byDefault } = await builtEntry<typeof Entry>('defuddle');

const ADDRESS = 'https://www.weir.example/news/flood';
const SENTENCE = 'The river rose in the night, and by morning the lower fields lay under water, as in every spring. ';
const PARAGRAPHS = ['First', 'Then', 'Later'].map((word) => `<p>${word}: ${SENTENCE.repeat(4)}</p>`).join('');
const PAGE = `<!doctype html><html lang="en"><head><title>The flood</title><link rel="shortcut icon" href="/own.png">
<meta name="description" content="A flood."><meta property="og:site_name" content="The Weir">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"The flood","author":{"name":"Ada Weir"},"datePublished":"2026-03-04"}</script>
</head><body><nav><a href="/">Home</a></nav><article><h1>The flood</h1>
<figure><img src="a.png" width="600" height="400" alt="fields"></figure>${PARAGRAPHS}</article></body></html>`;

test('returns the fields of Defuddle with the same values, and the same text', async () => {
  const own = await Defuddle(PAGE, ADDRESS);
  const original = await Original(parseHTML(PAGE).document as unknown as Document, ADDRESS);
  const isBoth = (key: string) => key !== 'extractorType' && key !== 'variables';
  expect(Object.keys(own).sort()).toEqual(Object.keys(original).filter(isBoth).sort());
  const { title, author, site, domain, language, description } = original;
  expect(own).toMatchObject({ title, author, site, domain, language, description });
  expect(own.favicon).toBe('https://www.weir.example/own.png');
  expect(own.published).toBe('2026-03-04');
  const words = (html: string) => parseHTML(`<body>${html}</body>`).document.body.textContent.replace(/\W+/g, '');
  expect(words(own.content)).toBe(words(original.content));
});

test('reads HTML, a document, and the object of jsdom, and changes none', async () => {
  const dom = new JSDOM(PAGE, { url: ADDRESS });
  const before = dom.serialize();
  const results = await Promise.all([Defuddle(PAGE, ADDRESS), Defuddle(dom.window.document), Defuddle(dom)]);
  for (const result of results) expect({ ...result, parseTime: 0 }).toEqual({ ...results[0], parseTime: 0 });
  expect(dom.serialize()).toBe(before);
  expect(byDefault).toBe(DefuddleClass);
  expect(await new DefuddleClass(PAGE).parseAsync()).toMatchObject({ title: 'The flood', domain: '' });
});

test('honoured options change the result', async () => {
  expect((await Defuddle(PAGE, ADDRESS)).content).toContain('<img');
  const bare = await Defuddle(PAGE, ADDRESS, { removeImages: true });
  expect(bare.content).not.toMatch(/<img|<figure/);
  const { content, contentMarkdown } = await Defuddle(PAGE, ADDRESS, { markdown: true, separateMarkdown: true });
  expect(content).toMatch(/^!\[fields\]/);
  expect(contentMarkdown).toBe(content);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await Defuddle(PAGE, ADDRESS, { debug: true });
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^Winnow: keeps \(.+\): First: The river/));
  log.mockRestore();
});

test('a page without text has empty content', async () => {
  expect(await Defuddle('<title>Nothing</title>')).toMatchObject({ content: '', wordCount: 0 });
});

test.each([
  ['contentSelector', { contentSelector: 'main' }],
  ['standardize', { standardize: false }],
  ['removeLowScoring', { removeLowScoring: false }],
  ['profile', { profile: true }],
])('the option %s is refused', async (name, options) => {
  await expect(Defuddle(PAGE, ADDRESS, options)).rejects.toMatchObject({
    code: 'unsupported-option',
    message: expect.stringContaining(name) as string,
  });
});
