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
  const { debug } = await Defuddle(PAGE, ADDRESS, { debug: true });
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^Winnow: keeps \(.+\): First: The river/));
  log.mockRestore();
  expect(debug).toMatchObject({
    contentSelector: '',
    removals: [{ step: 'winnow', text: 'Home' }, { text: 'The flood' }],
  });
  expect(debug?.removals[0]?.reason).not.toBe('');
});

test('includeReplies writes the comments below the article, and only with true', async () => {
  const comments = Array.from(
    { length: 3 },
    (_, i) => `<li class="comment" id="comment-${String(i)}"><cite class="fn">Reader ${String(i)}</cite>
      <div class="comment-content"><p>Remark ${String(i)}: the fields were dry again within a week, as I saw on my walks.</p></div></li>`,
  ).join('');
  const page = PAGE.replace(
    '</body>',
    `<section id="comments"><h2>3 comments</h2><ol class="comment-list">${comments}</ol></section></body>`,
  );
  expect((await Defuddle(page, ADDRESS, { includeReplies: true })).content).toContain('Remark 1');
  for (const includeReplies of [false, 'extractors'] as const)
    expect((await Defuddle(page, ADDRESS, { includeReplies })).content).not.toContain('Remark 1');
});

test('the differences are as docs/from-defuddle.md says', async () => {
  const fetch = vi.fn();
  const page = PAGE.replace('<h1>', '<h1 id="top" data-x="1">').replace(
    '<p>First',
    '<p id="first" style="color:red">First',
  );
  const result = await Defuddle(page, ADDRESS, { useAsync: true, fetch });
  expect(fetch).not.toHaveBeenCalled();
  expect(result.content).not.toMatch(/style=|data-x|id="first"/);
  expect(result.schemaOrgData).toEqual([expect.objectContaining({ headline: 'The flood' })]);
  expect(result).not.toHaveProperty('extractorType');
  expect(result).not.toHaveProperty('variables');
  expect((await Defuddle('<p>Too short.</p>', ADDRESS)).content).toContain('Too short.');
});

test('an address that is empty and options that are null are none', async () => {
  expect(await Defuddle(PAGE, '', null)).toMatchObject({ title: 'The flood', domain: '' });
  expect(await Defuddle(PAGE, null, { url: ADDRESS })).toMatchObject({ domain: 'weir.example' });
});

test('a page without text has empty content', async () => {
  expect(await Defuddle('<title>Nothing</title>')).toMatchObject({ content: '', wordCount: 0 });
});

test.each([
  ['contentSelector', { contentSelector: 'main' }],
  ['language', { language: 'de' }],
  ['standardize', { standardize: false }],
  ['removeExactSelectors', { removeExactSelectors: false }],
  ['removePartialSelectors', { removePartialSelectors: false }],
  ['removeHiddenElements', { removeHiddenElements: false }],
  ['removeLowScoring', { removeLowScoring: false }],
  ['removeSmallImages', { removeSmallImages: false }],
  ['removeContentPatterns', { removeContentPatterns: false }],
  ['profile', { profile: true }],
])('the option %s is refused', async (name, options) => {
  await expect(Defuddle(PAGE, ADDRESS, options)).rejects.toMatchObject({
    code: 'unsupported-option',
    message: expect.stringContaining(name) as string,
  });
});
