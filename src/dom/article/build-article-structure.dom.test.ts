import { afterEach, expect, test } from 'vitest';
import { buildArticle, type ArticleOptions } from './build-article.ts';
import { framedPage } from '../testing/framed-page.ts';
import { walkPage } from '../walk/walk-page.ts';

const LONG =
  'A sentence that is long enough to be a paragraph of its own, and then a little longer still, as paragraphs are on most pages.';
/** So much other text that nothing else on the page is most of it. */
const AROUND = `<p>${LONG}</p><p>${LONG.toUpperCase()}</p>`;
const AROUND_OUT = `<p>${LONG}</p><p>${LONG.toUpperCase()}</p>`;

function contentOf(body: string, options: Partial<ArticleOptions> = {}): string {
  const walk = walkPage(framedPage(body));
  return buildArticle(
    walk,
    { keep: walk.outline.blocks.map(({ text }) => !text.includes('drop')) },
    { title: '', ...options },
  ).content;
}

/** What follows the paragraphs that stand around every case. */
function besides(body: string): string {
  const content = contentOf(AROUND + body);
  expect(content.startsWith(AROUND_OUT)).toBe(true);
  return content.slice(AROUND_OUT.length);
}

afterEach(() => {
  document.body.replaceChildren();
});

test.each([
  [
    '<div class="admonition warning"><p class="admonition-title">Mind</p><p>x</p></div>',
    '<aside class="callout callout-warning"><p class="callout-title">Mind</p><p>x</p></aside>',
  ],
  [
    '<div class="markdown-alert markdown-alert-tip"><p class="markdown-alert-title">Tip</p><p>x</p></div>',
    '<aside class="callout callout-tip"><p class="callout-title">Tip</p><p>x</p></aside>',
  ],
  ['<div role="note">x</div>', '<aside class="callout callout-note"><p>x</p></aside>'],
  ['<div class="callout"><div>💡</div><div>x</div></div>', '<aside class="callout callout-note"><p>💡 x</p></aside>'],
  ['<aside><h4>t</h4><p>x</p></aside>', '<aside class="callout callout-note"><h4>t</h4><p>x</p></aside>'],
])('a box beside the text is one, by name, role or tag: %s', (page, out) => {
  expect(besides(page)).toBe(out);
});

test('a box that holds most of the article is its wrapper', () => {
  expect(contentOf(`<div class="notice"><p>${LONG}</p></div>`)).toBe(`<p>${LONG}</p>`);
});

test('a table that is one by its roles becomes one, with its heads and its empty cells', () => {
  const page =
    '<div role="table"><div role="row"><span role="columnheader">a</span><span role="columnheader">b</span></div><div role="row"><span role="rowheader">c</span><span role="cell"></span></div></div>';
  expect(besides(page)).toBe(
    '<table><tbody><tr><th scope="col">a</th><th scope="col">b</th></tr><tr><th scope="row">c</th><td></td></tr></tbody></table>',
  );
});

test('short lists in the cells of a table without headers are its fields; long ones are columns of a page', () => {
  const list = (text: string): string => `<ul><li>${text}</li><li>${text}</li><li>${text}</li></ul>`;
  const table = (text: string): string =>
    `<table><tr><td>a</td><td>${list(text)}</td></tr><tr><td>b</td><td>${list(text)}</td></tr></table>`;
  expect(besides(table('x'))).toBe(
    `<table><tbody><tr><td>a</td><td>${list('x')}</td></tr><tr><td>b</td><td>${list('x')}</td></tr></tbody></table>`,
  );
  expect(besides(table(LONG))).not.toContain('<table>');
});

test('a single row with roles is no table', () => {
  expect(besides('<div role="grid"><div role="row"><span role="cell">a</span></div></div>')).toBe('<p>a</p>');
});

test('tasks keep their ticks; a box that may be ticked is a form', () => {
  expect(
    besides(
      '<ul><li><input type="checkbox" checked disabled> a</li><li><input type="checkbox" disabled>b</li><li><input type="checkbox">c</li></ul>',
    ),
  ).toBe('<ul><li>☑ a</li><li>☐ b</li><li>c</li></ul>');
});

test('words may be broken where the page says so, and hold no hyphens that are not seen', () => {
  expect(besides('<p>long<wbr>word, Do\u00adnau <wbr>end<wbr></p>')).toBe('<p>long<wbr>word, Donau end<wbr></p>');
});

test('lines that the style keeps are lines; those of the source are not', () => {
  expect(besides('<div style="white-space:pre-line">one\ntwo\n\nthree</div>')).toBe('<p>one<br>two</p><p>three</p>');
  expect(besides('<div style="white-space:pre-wrap">one\n   two</div>')).toBe(
    '<p>one<br>\u00a0\u00a0\u00a0two</p>'.replaceAll('\u00a0', '&nbsp;'),
  );
  expect(besides('<div>one\ntwo</div>')).toBe('<p>one two</p>');
});

test('a pull quote whose words are in the text goes; another is a quotation', () => {
  expect(besides(`<aside class="pullquote"><p>${LONG.slice(0, 60)}</p></aside>`)).toBe('');
  expect(besides('<aside class="pullquote"><p>Words that are said nowhere else on the page.</p></aside>')).toBe(
    '<blockquote><p>Words that are said nowhere else on the page.</p></blockquote>',
  );
});

test('a quotation by its class is one, but not twice', () => {
  expect(besides('<div class="quote">x</div>')).toBe('<blockquote><p>x</p></blockquote>');
  expect(besides('<div class="quote"><blockquote>x</blockquote></div>')).toBe('<blockquote><p>x</p></blockquote>');
});

test.each([
  ['a byline and a day', '<div>By Ada Example <time>3 May 2024</time></div>'],
  ['a day in another language', '<p>3 mai 2024</p>'],
  ['a name alone', '<p>Ada Example</p>'],
  ['a day and an hour', '<p>Published 2024-05-03 08:30</p>'],
])('a line that says only what every view shows is left out: %s', (_, line) => {
  expect(contentOf(line + AROUND, { byline: 'Ada Example', published: '2024-05-03T08:30:00Z' })).toBe(AROUND_OUT);
});

test.each([
  '<p>Ada Example lives in the house behind the second bridge.</p>',
  '<p>Updated 4 May 2024</p>',
  '<h2>Ada Example</h2>',
  '<p>No. 3</p>',
])('a line that says more stays: %s', (line) => {
  expect(contentOf(line + AROUND, { byline: 'Ada Example', published: '2024-05-03' })).toBe(line + AROUND_OUT);
});

test('buttons around and in listings go, file names stay', () => {
  const page =
    '<div class="box"><div><span>a.py</span><button>Copy</button></div><pre><code class="language-py">x = 1</code><button>Copy</button></pre><div>py</div></div>';
  expect(besides(page)).toBe('<p>a.py</p><pre><code class="language-py">x = 1</code></pre>');
});

test('a listing that is pressed to be copied, or line by line, is code all the same', () => {
  expect(besides('<pre><code role="button">make tide</code></pre>')).toBe('<pre><code>make tide</code></pre>');
  const line = 'const tide = almanac.at(harbour).highWater(new Date());';
  expect(besides(`<pre><span role="button">${line}</span>\n<b role="button">Copy</b></pre>`)).toBe(
    `<pre><code>${line}</code></pre>`,
  );
});

test('the label of a button in a listing does not count as kept', () => {
  const walk = walkPage(framedPage(`<pre>${LONG}\n${LONG}<p role="button">Copy</p></pre>`));
  const built = buildArticle(walk, { keep: walk.outline.blocks.map(() => true) }, { title: '' });
  expect(built.content).not.toContain('Copy');
  expect(walk.outline.blocks.map(({ text }) => text === 'Copy')).toEqual(built.keep.map((kept) => !kept));
});

test('links to edit a section go, with their brackets', () => {
  expect(besides('<h2>One<span class="mw-editsection">[<a href="/edit">edit</a>]</span></h2><p>x</p>')).toBe(
    '<h2>One</h2><p>x</p>',
  );
});

test('a mark and its note lead to each other, whatever made them', () => {
  const page = '<p>a<sup id="r"><a href="#n">1</a></sup></p><hr><ol><li id="n">note <a href="#r">↩</a></li></ol>';
  expect(besides(page)).toBe(
    '<p>a<sup id="article-r"><a href="#article-n" class="footnote-ref">1</a></sup></p><section class="footnotes"><ol><li id="article-n">note <a href="#article-r" class="footnote-back">↩</a></li></ol></section>',
  );
});

test('a note without a way back gets one', () => {
  expect(besides('<p>a <a href="#n">[1]</a></p><p><a name="n">[1]</a> note</p>')).toBe(
    '<p>a <a href="#article-n" class="footnote-ref" id="article-note-mark-1">[1]</a></p><section class="footnotes"><p id="article-n">[1] note <a class="footnote-back" href="#article-note-mark-1">↩︎</a></p></section>',
  );
});

test('a link to a chapter is no mark of a note', () => {
  expect(besides('<p>see <a href="#s">2</a></p><h2 id="s">2 Chapter</h2><p>x</p>')).toBe(
    '<p>see <a href="#article-s">2</a></p><h2 id="article-s">2 Chapter</h2><p>x</p>',
  );
});

test('a note that the verdict left out comes with its mark; one that leads nowhere does not', () => {
  const page =
    '<p>a<sup><a id="r" href="#n">1</a></sup> b<sup><a href="#m">2</a></sup></p><aside><p id="n">drop this <a href="#r">back</a></p><p id="m">drop that</p></aside>';
  expect(besides(page)).toContain('drop this');
  expect(besides(page)).not.toContain('drop that');
});

test('a note in the margin moves behind the text and leaves its number', () => {
  expect(besides('<p>one <span class="sidenote">aside</span> two</p>')).toBe(
    '<p>one<sup><a class="footnote-ref" id="article-sidenote-mark-1" href="#article-sidenote-1">1</a></sup> two</p><section class="footnotes"><ol><li id="article-sidenote-1">aside <a class="footnote-back" href="#article-sidenote-mark-1">↩︎</a></li></ol></section>',
  );
});

test('a caption is kept with what it captions, a summary with its details', () => {
  expect(besides('<figure><pre>x = 1</pre><figcaption>drop</figcaption></figure>')).toContain(
    '<figcaption>drop</figcaption>',
  );
  expect(besides('<details><summary>drop</summary><p>x</p></details>')).toContain('<summary>drop</summary>');
  expect(besides('<div class="admonition"><p class="admonition-title">drop</p><p>x</p></div>')).toContain('drop</p>');
  expect(besides('<figure><p>drop too</p><figcaption>drop</figcaption></figure>')).toBe('');
});

test('a formula of which there is only TeX is its TeX', () => {
  const page =
    '<div class="MathJax_Display"><span class="MathJax" id="E-1-Frame"><span>x</span></span></div><script type="math/tex; mode=display" id="E-1">x^2</script>';
  expect(besides(page)).toBe('<p><math alttext="x^2" display="block"><mtext>x^2</mtext></math></p>');
});

test('a drawn initial is its letter', () => {
  expect(besides('<p><img src="/w.png" alt="W">hen it rained.</p>')).toBe('<p>When it rained.</p>');
});

test('a letter in a pre becomes paragraphs and quotations; a program with prompts stays one', () => {
  const letter =
    'On Monday Ada wrote:\n&gt; so many words that nobody would take them for code\n&gt;&gt; and these are older than the others by a day or two\n\nAnd this is the answer to it, in one line.\n';
  expect(besides(`<pre>${letter}</pre>`)).toBe(
    '<p>On Monday Ada wrote:</p><blockquote><p>so many words that nobody would take them for code</p><blockquote><p>and these are older than the others by a day or two</p></blockquote></blockquote><p>And this is the answer to it, in one line.</p>',
  );
  expect(besides('<pre>&gt; x = read("a")\n&gt; print(x)\n[1] 1</pre>')).toContain('<pre><code>&gt; x');
});

test('listings, tables and captions that the verdict left out between kept text are kept; at the end of it, or full of links, they are not', () => {
  const rest = `<p>${LONG.toLowerCase()}</p>`;
  expect(besides(`<pre>drop()</pre>${rest}`)).toContain('<pre><code>drop()</code></pre>');
  expect(
    besides(
      `<figure><img src="/a.png"><figcaption>drop a</figcaption></figure><figure><img src="/b.png"><figcaption>drop b</figcaption></figure>${rest}`,
    ),
  ).toContain('<figcaption>drop b</figcaption>');
  expect(
    besides(`<table><tr><th>drop</th><th>drop</th></tr><tr><td>drop</td><td>drop</td></tr></table>${rest}`),
  ).toContain('<table>');
  expect(
    besides(
      `<table><tr><th>drop</th><th><a href="/x">drop drop</a></th></tr><tr><td><a href="/y">drop</a></td><td><a href="/z">drop</a></td></tr></table>${rest}`,
    ),
  ).not.toContain('<table>');
  expect(besides('<pre>drop()</pre>')).toBe('');
});

test('a formula of which any sign is kept is kept whole', () => {
  const formula = '<math display="block"><mi>h</mi><mo>=</mo><mi>drop</mi></math>';
  expect(besides(`<table role="presentation"><tr><td>${formula}</td></tr></table>`)).toBe(`<p>${formula}</p>`);
});

test('lines behind the prompts of Python are a listing, no quotations three deep', () => {
  expect(besides('<pre>&gt;&gt;&gt; a = load the whole file again\n&gt;&gt;&gt; print a and b and c\nc</pre>')).toBe(
    '<pre><code>&gt;&gt;&gt; a = load the whole file again\n&gt;&gt;&gt; print a and b and c\nc</code></pre>',
  );
  expect(
    besides('<pre>Ann wrote this to us:\n&gt; b said on the same day:\n&gt;&gt;&gt; so it was of old</pre>'),
  ).toContain('<blockquote>');
});

test('a heading that folds what is below it stays one; a summary that is more than a heading is text', () => {
  expect(besides('<details><summary><h3>Which boat?</h3></summary><p>The first.</p></details>')).toBe(
    '<details open=""><summary><h3>Which boat?</h3></summary><p>The first.</p></details>',
  );
  expect(besides('<details><summary><h3>Which boat?</h3><p>At noon</p></summary><p>The first.</p></details>')).toBe(
    '<details open=""><summary>Which boat?<br>At noon</summary><p>The first.</p></details>',
  );
});
