import { expect, test } from 'vitest';
import { builtPackage } from './built-package.ts';

const { extract } = await builtPackage();

const SENTENCE = 'The river rose in the night, and by morning the lower fields lay under water, as in every spring. ';

/** The content of a page with this style sheet whose second paragraph has the class `a` and the words MARKED. */
function contentWith(css: string, styles = true, attributes = ''): string {
  const html = `<title>The flood</title><style>${css}</style><article><h1>The flood</h1><p>${SENTENCE.repeat(5)}</p>
<div class="box"><p class="a" ${attributes}>MARKED ${SENTENCE.repeat(3)}</p></div><p>${SENTENCE.repeat(5)}</p></article>`;
  const extraction = extract(html, { url: 'https://weir.example/flood', styles, force: true });
  return extraction.kind === 'article' ? extraction.article.content : '';
}

test.each([
  '.a { display: none }',
  '/* } */ .box > p.a:not(:hover) { color: red; visibility: hidden }',
  '@media (min-width: 600px) { .a { display: none } }',
  '@media not all and (max-width: 600px) { .a { display: none } }',
  '@media (width >= 40em) { .box .a:nth-child(1) { display: none } }',
  '@layer late, early; @layer early { .a { display: none } } @layer late { p.a { display: block } }',
  '.a { display: none !important } .box p.a { display: block }',
  'h1 + p + div .a { display: none }',
  '<!-- .a { display: none } -->',
  '.box:has(.a) { display: none }',
  'article:has(> .box, > .x) .a { display: none }',
  '.box:not(:has(.b)) { display: none }',
])('with the option styles, a sheet hides text: %s', (css) => {
  expect(contentWith(css)).not.toContain('MARKED');
  expect(contentWith(css, false)).toContain('MARKED');
});

test.each([
  '.a { display: none } .a { display: block }',
  '#x .a, .b { display: none }',
  '.a:hover, .a::before { display: none }',
  '@media print { .a { display: none } }',
  '@media (max-width: 600px) { .a { display: none } }',
  '.a:-moz-unknown, .a { display: none }',
  '} .a { display: none }',
  '@keyframes x { .a { display: none } }',
  '.a { --x: none; content: "; display: none" }',
  '@layer early { .a { display: none !ignored } } .a { display: block }',
  '.x + .a, .x ~ .a, .x > .a { display: none }',
  'article:has(> .a) .a, .box:has(.b) { display: none }',
  '.a:has(.a), .a:has(*), .a:has(+ p) { display: none }',
  '.a { transform: translateX(-100px) }',
])('with the option styles, text stays that no rule hides: %s', (css) => {
  expect(contentWith(css)).toContain('MARKED');
});

test('a style attribute wins over a sheet, but not over an important rule', () => {
  expect(contentWith('.a { display: none }', true, 'style="display: block"')).toContain('MARKED');
  expect(contentWith('.a { display: none !important }', true, 'style="display: block"')).not.toContain('MARKED');
});

test.each([
  '.b { position: absolute; left: -9999px }',
  '.b { display: block; transform: translateX(-100000px) }',
  '.b { position: absolute; width: 1px; height: 1px; overflow: hidden }',
])('with the option styles, short text out of view is left out: %s', (css) => {
  const html = `<style>${css}</style><article><p>${SENTENCE.repeat(8)}<span class="b">MARKED</span></p></article>`;
  const [read, unread] = [true, false].map((styles) => extract(html, { styles, force: true }));
  expect(JSON.stringify(read)).not.toContain('MARKED');
  expect(JSON.stringify(unread)).toContain('MARKED');
});
