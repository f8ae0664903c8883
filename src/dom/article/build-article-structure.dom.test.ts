import { afterEach, expect, test } from 'vitest';
import { type ArticleOptions } from './build-article.ts';
import { buildAtOnce } from '../testing/build-at-once.ts';
import { framedPage } from '../testing/framed-page.ts';
import { walkPage } from '../walk/walk-page.ts';
import { ALL_CODE } from '../rare/all-code.ts';

const LONG =
  'A sentence that is long enough to be a paragraph of its own, and then a little longer still, as paragraphs are on most pages.';
/** Enough other text for no other element to hold most of the page. */
const AROUND = `<p>${LONG}</p><p>${LONG.toUpperCase()}</p>`;
const AROUND_OUT = `<p>${LONG}</p><p>${LONG.toUpperCase()}</p>`;

function contentOf(body: string, options: Partial<ArticleOptions> = {}): string {
  const walk = walkPage(framedPage(body));
  return buildAtOnce(
    walk,
    { keep: walk.outline.blocks.map(({ text }) => !text.includes('drop')) },
    { title: '', ...options },
    ALL_CODE,
  ).content;
}

/** The content after the paragraphs that precede every case. */
function contentAfterProse(body: string): string {
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
  [
    '<div data-callout="warning" class="callout is-collapsible"><div class="callout-title">Mind</div><div class="callout-content"><p>x</p></div></div>',
    '<aside class="callout callout-warning"><p class="callout-title">Mind</p><p>x</p></aside>',
  ],
  [
    '<blockquote class="callout tip" data-callout="bug"><p>x</p></blockquote>',
    '<aside class="callout callout-danger"><p>x</p></aside>',
  ],
  ['<div class="callout tip" data-callout="odd">x</div>', '<aside class="callout callout-tip"><p>x</p></aside>'],
  ['<div role="note">x</div>', '<aside class="callout callout-note"><p>x</p></aside>'],
  ['<div class="callout"><div>💡</div><div>x</div></div>', '<aside class="callout callout-note"><p>💡 x</p></aside>'],
  ['<aside><h4>t</h4><p>x</p></aside>', '<aside class="callout callout-note"><h4>t</h4><p>x</p></aside>'],
])('recognises a callout by class, role or tag, and its kind: %s', (page, out) => {
  expect(contentAfterProse(page)).toBe(out);
});

test('unwraps a callout that holds most of the article', () => {
  expect(contentOf(`<div class="notice"><p>${LONG}</p></div>`)).toBe(`<p>${LONG}</p>`);
});

test('builds a table from roles, with its headers and its empty cells', () => {
  const page =
    '<div role="table"><div role="row"><span role="columnheader">a</span><span role="columnheader">b</span></div><div role="row"><span role="rowheader">c</span><span role="cell"></span></div></div>';
  expect(contentAfterProse(page)).toBe(
    '<table><tbody><tr><th scope="col">a</th><th scope="col">b</th></tr><tr><th scope="row">c</th><td></td></tr></tbody></table>',
  );
});

test('keeps a table with short lists in its cells, unwraps one with long lists', () => {
  const list = (text: string): string => `<ul><li>${text}</li><li>${text}</li><li>${text}</li></ul>`;
  const table = (text: string): string =>
    `<table><tr><td>a</td><td>${list(text)}</td></tr><tr><td>b</td><td>${list(text)}</td></tr></table>`;
  expect(contentAfterProse(table('x'))).toBe(
    `<table><tbody><tr><td>a</td><td>${list('x')}</td></tr><tr><td>b</td><td>${list('x')}</td></tr></tbody></table>`,
  );
  expect(contentAfterProse(table(LONG))).not.toContain('<table>');
});

test('does not build a table from a single row with roles', () => {
  expect(contentAfterProse('<div role="grid"><div role="row"><span role="cell">a</span></div></div>')).toBe('<p>a</p>');
});

test('keeps the boxes of a task list, drops boxes that the user can tick', () => {
  expect(
    contentAfterProse(
      '<ul><li><input type="checkbox" checked disabled> a</li><li><input type="checkbox" disabled>b</li><li><input type="checkbox">c</li></ul>',
    ),
  ).toBe('<ul><li>☑ a</li><li>☐ b</li><li>c</li></ul>');
});

test('keeps wbr inside a line and removes soft hyphens', () => {
  expect(contentAfterProse('<p>long<wbr>word, Do\u00adnau <wbr>end<wbr></p>')).toBe(
    '<p>long<wbr>word, Donau end<wbr></p>',
  );
});

test('keeps line breaks that the style preserves, not those of the source', () => {
  expect(contentAfterProse('<div style="white-space:pre-line">one\ntwo\n\nthree</div>')).toBe(
    '<p>one<br>two</p><p>three</p>',
  );
  expect(contentAfterProse('<div style="white-space:pre-wrap">one\n   two</div>')).toBe(
    '<p>one<br>\u00a0\u00a0\u00a0two</p>'.replaceAll('\u00a0', '&nbsp;'),
  );
  expect(contentAfterProse('<div>one\ntwo</div>')).toBe('<p>one two</p>');
});

test('drops a repeated pull quote, keeps another as a quotation', () => {
  expect(contentAfterProse(`<aside class="pullquote"><p>${LONG.slice(0, 60)}</p></aside>`)).toBe('');
  expect(
    contentAfterProse('<aside class="pullquote"><p>Words that are said nowhere else on the page.</p></aside>'),
  ).toBe('<blockquote><p>Words that are said nowhere else on the page.</p></blockquote>');
});

test('turns an element with a quotation class into one blockquote', () => {
  expect(contentAfterProse('<div class="quote">x</div>')).toBe('<blockquote><p>x</p></blockquote>');
  expect(contentAfterProse('<div class="quote"><blockquote>x</blockquote></div>')).toBe(
    '<blockquote><p>x</p></blockquote>',
  );
});

test('makes one blockquote of the quotation of a board, with the line of who wrote it', () => {
  const quoted = '<blockquote><div class="quote">x</div></blockquote>';
  const box = `<div class="bbCodeBlock bbCodeQuote"><aside><div>Ada Ek said:</div>${quoted}</aside></div>`;
  expect(contentAfterProse(box)).toBe('<blockquote><p>Ada Ek said:</p><p>x</p></blockquote>');
});

test('takes lines of no-break spaces for empty ones, and an indentation by them away', () => {
  expect(contentAfterProse('<div>one<br>&nbsp;<br>two<br>&nbsp;&nbsp;three</div><p>&nbsp;</p><p>&nbsp; four</p>')).toBe(
    '<p>one</p><p>two<br>&nbsp;&nbsp;three</p><p>four</p>',
  );
});

test.each([
  ['a byline and a day', '<div>By Ada Example <time>3 May 2024</time></div>'],
  ['a day in another language', '<p>3 mai 2024</p>'],
  ['a name alone', '<p>Ada Example</p>'],
  ['a day and an hour', '<p>Published 2024-05-03 08:30</p>'],
])('leaves out a line with only author and date: %s', (_, line) => {
  expect(contentOf(line + AROUND, { byline: 'Ada Example', published: '2024-05-03T08:30:00Z' })).toBe(AROUND_OUT);
});

test.each([
  '<p>Ada Example lives in the house behind the second bridge.</p>',
  '<p>Updated 4 May 2024</p>',
  '<h2>Ada Example</h2>',
  '<p>No. 3</p>',
])('keeps a line with more than author and date: %s', (line) => {
  expect(contentOf(line + AROUND, { byline: 'Ada Example', published: '2024-05-03' })).toBe(line + AROUND_OUT);
});

test('drops buttons in and around listings, keeps file names', () => {
  const page =
    '<div class="box"><div><span>a.py</span><button>Copy</button></div><pre><code class="language-py">x = 1</code><button>Copy</button></pre><div>py</div></div>';
  expect(contentAfterProse(page)).toBe('<p>a.py</p><pre><code class="language-py">x = 1</code></pre>');
});

test('keeps a listing that is a button, as a whole or line by line', () => {
  expect(contentAfterProse('<pre><code role="button">make tide</code></pre>')).toBe(
    '<pre><code>make tide</code></pre>',
  );
  const line = 'const tide = almanac.at(harbour).highWater(new Date());';
  expect(contentAfterProse(`<pre><span role="button">${line}</span>\n<b role="button">Copy</b></pre>`)).toBe(
    `<pre><code>${line}</code></pre>`,
  );
});

test('does not count the label of a dropped button as kept', () => {
  const walk = walkPage(framedPage(`<pre>${LONG}\n${LONG}<p role="button">Copy</p></pre>`));
  const built = buildAtOnce(walk, { keep: walk.outline.blocks.map(() => true) }, { title: '' }, ALL_CODE);
  expect(built.content).not.toContain('Copy');
  expect(walk.outline.blocks.map(({ text }) => text === 'Copy')).toEqual(built.keep.map((kept) => !kept));
});

test('drops edit links of sections with their brackets', () => {
  expect(contentAfterProse('<h2>One<span class="mw-editsection">[<a href="/edit">edit</a>]</span></h2><p>x</p>')).toBe(
    '<h2>One</h2><p>x</p>',
  );
});

test('links a note mark and its note to each other', () => {
  const page = '<p>a<sup id="r"><a href="#n">1</a></sup></p><hr><ol><li id="n">note <a href="#r">↩</a></li></ol>';
  expect(contentAfterProse(page)).toBe(
    '<p>a<sup id="article-r"><a href="#article-n" class="footnote-ref">1</a></sup></p><section class="footnotes"><ol><li id="article-n">note <a href="#article-r" class="footnote-back">↩</a></li></ol></section>',
  );
});

test('adds a link back to a note that has none', () => {
  expect(contentAfterProse('<p>a <a href="#n">[1]</a></p><p><a name="n">[1]</a> note</p>')).toBe(
    '<p>a <a href="#article-n" class="footnote-ref" id="article-note-mark-1">[1]</a></p><section class="footnotes"><p id="article-n">[1] note <a class="footnote-back" href="#article-note-mark-1">↩︎</a></p></section>',
  );
});

test('does not take a link to a section for a note mark', () => {
  expect(contentAfterProse('<p>see <a href="#s">2</a></p><h2 id="s">2 Chapter</h2><p>x</p>')).toBe(
    '<p>see <a href="#article-s">2</a></p><h2 id="article-s">2 Chapter</h2><p>x</p>',
  );
});

test('adds a note that links back to a kept mark, not one without a link back', () => {
  const page =
    '<p>a<sup><a id="r" href="#n">1</a></sup> b<sup><a href="#m">2</a></sup></p><aside><p id="n">drop this <a href="#r">back</a></p><p id="m">drop that</p></aside>';
  expect(contentAfterProse(page)).toContain('drop this');
  expect(contentAfterProse(page)).not.toContain('drop that');
});

test('moves a sidenote to the end and leaves its number', () => {
  expect(contentAfterProse('<p>one <span class="sidenote">aside</span> two</p>')).toBe(
    '<p>one<sup><a class="footnote-ref" id="article-sidenote-mark-1" href="#article-sidenote-1">1</a></sup> two</p><section class="footnotes"><ol><li id="article-sidenote-1">aside <a class="footnote-back" href="#article-sidenote-mark-1">↩︎</a></li></ol></section>',
  );
});

test('leaves out a list of the same sidenotes again', () => {
  const copy = '<ul><li><span>1</span><div>Aside of the tide.</div></li></ul>';
  const other = '<ul><li>Aside of the tide, at noon.</li></ul>';
  const page = (list: string): string => `<p>one <span class="sidenote">Aside of the tide.</span> two</p>${list}`;
  expect(contentAfterProse(page(copy))).toBe(contentAfterProse(page('')));
  expect(contentAfterProse(page(other))).toContain('at noon');
});

test('keeps a caption with its figure and a summary with its details', () => {
  expect(contentAfterProse('<figure><pre>x = 1</pre><figcaption>drop</figcaption></figure>')).toContain(
    '<figcaption>drop</figcaption>',
  );
  expect(contentAfterProse('<details><summary>drop</summary><p>x</p></details>')).toContain('<summary>drop</summary>');
  expect(contentAfterProse('<div class="admonition"><p class="admonition-title">drop</p><p>x</p></div>')).toContain(
    'drop</p>',
  );
  expect(contentAfterProse('<figure><p>drop too</p><figcaption>drop</figcaption></figure>')).toBe('');
});

test('shows the TeX of a formula without another source', () => {
  const page =
    '<div class="MathJax_Display"><span class="MathJax" id="E-1-Frame"><span>x</span></span></div><script type="math/tex; mode=display" id="E-1">x^2</script>';
  expect(contentAfterProse(page)).toBe('<p><math alttext="x^2" display="block"><mtext>x^2</mtext></math></p>');
});

test('writes the picture of an initial as its letter', () => {
  expect(contentAfterProse('<p><img src="/w.png" alt="W">hen it rained.</p>')).toBe('<p>When it rained.</p>');
  expect(contentAfterProse('<p><img src="/w.png" alt="W">HEN it rained.</p>')).toBe('<p>WHEN it rained.</p>');
});

test.each(['o', 'O'])('takes no bullet for an initial: "%s"', (alt) => {
  const bullet = `<p><img src="https://example.com/dot.gif" alt="${alt}">To the mill.</p>`;
  expect(contentAfterProse(bullet)).toBe(bullet);
});

test('turns a mail in a pre into paragraphs and quotations, keeps a console session as code', () => {
  const letter =
    'On Monday Ada wrote:\n&gt; so many words that nobody would take them for code\n&gt;&gt; and these are older than the others by a day or two\n\nAnd this is the answer to it, in one line.\n';
  expect(contentAfterProse(`<pre>${letter}</pre>`)).toBe(
    '<p>On Monday Ada wrote:</p><blockquote><p>so many words that nobody would take them for code</p><blockquote><p>and these are older than the others by a day or two</p></blockquote></blockquote><p>And this is the answer to it, in one line.</p>',
  );
  expect(contentAfterProse('<pre>&gt; x = read("a")\n&gt; print(x)\n[1] 1</pre>')).toContain('<pre><code>&gt; x');
});

test('adds listings, tables and captions between kept text, not at its end or full of links', () => {
  const rest = `<p>${LONG.toLowerCase()}</p>`;
  expect(contentAfterProse(`<pre>drop()</pre>${rest}`)).toContain('<pre><code>drop()</code></pre>');
  expect(
    contentAfterProse(
      `<figure><img src="/a.png"><figcaption>drop a</figcaption></figure><figure><img src="/b.png"><figcaption>drop b</figcaption></figure>${rest}`,
    ),
  ).toContain('<figcaption>drop b</figcaption>');
  expect(
    contentAfterProse(`<table><tr><th>drop</th><th>drop</th></tr><tr><td>drop</td><td>drop</td></tr></table>${rest}`),
  ).toContain('<table>');
  expect(
    contentAfterProse(
      `<table><tr><th>drop</th><th><a href="/x">drop drop</a></th></tr><tr><td><a href="/y">drop</a></td><td><a href="/z">drop</a></td></tr></table>${rest}`,
    ),
  ).not.toContain('<table>');
  expect(contentAfterProse('<pre>drop()</pre>')).toBe('');
});

test('keeps a formula whole where any part of it is kept', () => {
  const formula = '<math display="block"><mi>h</mi><mo>=</mo><mi>drop</mi></math>';
  expect(contentAfterProse(`<table role="presentation"><tr><td>${formula}</td></tr></table>`)).toBe(
    `<p>${formula}</p>`,
  );
});

test('keeps lines with Python prompts as a listing', () => {
  expect(
    contentAfterProse('<pre>&gt;&gt;&gt; a = load the whole file again\n&gt;&gt;&gt; print a and b and c\nc</pre>'),
  ).toBe('<pre><code>&gt;&gt;&gt; a = load the whole file again\n&gt;&gt;&gt; print a and b and c\nc</code></pre>');
  expect(
    contentAfterProse('<pre>Ann wrote this to us:\n&gt; b said on the same day:\n&gt;&gt;&gt; so it was of old</pre>'),
  ).toContain('<blockquote>');
});

test('keeps a heading in a summary; writes a summary with more than a heading as text', () => {
  expect(contentAfterProse('<details><summary><h3>Which boat?</h3></summary><p>The first.</p></details>')).toBe(
    '<details open=""><summary><h3>Which boat?</h3></summary><p>The first.</p></details>',
  );
  expect(
    contentAfterProse('<details><summary><h3>Which boat?</h3><p>At noon</p></summary><p>The first.</p></details>'),
  ).toBe('<details open=""><summary>Which boat?<br>At noon</summary><p>The first.</p></details>');
});

test.each([
  // A caption that holds blocks and stands nowhere near a picture.
  ['<figcaption>a<ul><li>b</li></ul>c</figcaption>', '<p>a</p><ul><li>b</li></ul><p>c</p>'],
  [
    '<figcaption><b>a</b><figure><pre>b</pre></figure></figcaption>',
    '<p><b>a</b></p><figure><pre><code>b</code></pre></figure>',
  ],
  ['<figure><p>a</p><figcaption>b<h3>c</h3></figcaption></figure>', '<p>a</p><p>b</p><h3>c</h3>'],
  ['<figcaption><figcaption>a</figcaption></figcaption>', '<p>a</p>'],
  // Only a summary at the start names details.
  ['<details><p>a</p><summary>b</summary></details>', '<p>a</p><p>b</p>'],
  [
    '<details><summary>a</summary><p>b</p><summary>c</summary></details>',
    '<details open=""><summary>a</summary><p>b</p><p>c</p></details>',
  ],
])('writes valid HTML for parts in wrong places: %s', (body, out) => {
  expect(contentAfterProse(body)).toBe(out);
});

test('leads a link to a caption that became body text to this text', () => {
  expect(contentAfterProse('<figcaption id="n">a</figcaption><p><a href="#n">b</a></p>')).toBe(
    '<p id="article-n">a</p><p><a href="#article-n">b</a></p>',
  );
});

test('keeps the line of a heading in a heading whose permalink goes', () => {
  expect(contentAfterProse('<h2><div>The ebb<h5 id="n"><a href="#n">§</a>Noon</h5></div></h2>')).toBe(
    '<h2>The ebb<br>Noon</h2>',
  );
});

test.each(['dl dt', 'h3', 'details summary', 'table caption'])(
  'keeps a list of plain text in %s, which holds no list',
  (names) => {
    const tags = names.split(' ');
    const around = (end: string): string =>
      (end === '' ? tags : tags.toReversed()).map((tag) => `<${end}${tag}>`).join('');
    const letter =
      'On Monday Ada wrote:\n&gt; so many words that nobody would take them for code\n&gt;&gt; and these are older than the others by a day or two\n\n- the first mill by the river and its wheel\n- the second mill by the sea and its sails\n\nAnd this is the answer to it, in one line.\n';
    const list = `<pre>${letter}</pre>`;
    const content = contentOf(`${AROUND}${around('')}${list}${around('/')}<ul><li>After the ${LONG}</li></ul>`);
    for (const words of ['the first mill', 'the second mill', `<ul><li>After the ${LONG}</li></ul>`])
      expect(content).toContain(words);
  },
);
