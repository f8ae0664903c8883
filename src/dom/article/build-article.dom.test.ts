import { afterEach, expect, test } from 'vitest';
import { type BuiltArticle } from './build-article.ts';
import { buildAtOnce } from '../testing/build-at-once.ts';
import { framedPage } from '../testing/framed-page.ts';
import { walkPage } from '../walk/walk-page.ts';
import { ALL_CODE } from '../rare/all-code.ts';

type Options = { keep?: (text: string) => boolean; title?: string; head?: string; html?: string };

const LONG = 'A sentence that is long enough to be a paragraph of its own, and then a little longer still.';

function build(
  body: string,
  { keep = (text) => !text.includes('drop'), title = '', head = '', html = '' }: Options = {},
): BuiltArticle {
  const walk = walkPage(framedPage(body, { head, html }));
  return buildAtOnce(walk, { keep: walk.outline.blocks.map((block) => keep(block.text)) }, { title }, ALL_CODE);
}

function contentOf(body: string, options?: Options): string {
  return build(body, options).content;
}

afterEach(() => {
  document.body.replaceChildren();
});

test('unwraps wrappers and puts loose text into paragraphs, in order', () => {
  expect(contentOf('<div>one<section><p>two</p><x-card>three</x-card></section>four</div>')).toBe(
    '<p>one</p><p>two</p><p>three</p><p>four</p>',
  );
});

test('collapses white space and keeps it between words, outside the next element', () => {
  expect(contentOf('<p>  one\n <b>two </b>three <i> four</i> </p>')).toBe('<p>one <b>two</b> three <i>four</i></p>');
});

test('writes text after the last inline element outside of it', () => {
  expect(contentOf('<p>one <b>two</b> tail</p>')).toBe('<p>one <b>two</b> tail</p>');
});

test('leaves nothing of dropped blocks', () => {
  expect(contentOf('<p>one</p><ul><li>drop</li></ul><div><h2>drop</h2></div><p>two</p>')).toBe('<p>one</p><p>two</p>');
});

test('closes an inline element at a block in it and opens it again', () => {
  expect(contentOf('<b>one<div>two</div></b>')).toBe('<p><b>one</b></p><p><b>two</b></p>');
});

test('breaks the line at one br and starts a paragraph at two', () => {
  expect(contentOf('<div>one<br>two<br><br>three<br></div>')).toBe('<p>one<br>two</p><p>three</p>');
});

test('keeps heading levels, and moves all down where the article has an h1', () => {
  expect(contentOf('<h2>a</h2><p>x</p><h4>b</h4><p>y</p>')).toBe('<h2>a</h2><p>x</p><h4>b</h4><p>y</p>');
  expect(contentOf('<h1>a</h1><p>x</p><h2>b</h2><div role="heading" aria-level="3">c</div>')).toBe(
    '<h2>a</h2><p>x</p><h3>b</h3><h4>c</h4>',
  );
});

test('leaves out a heading at the start that repeats the title', () => {
  expect(contentOf('<h1>The Title!</h1><p>x</p><h2>The title</h2>', { title: 'The title' })).toBe(
    '<p>x</p><h2>The title</h2>',
  );
});

test('uses a longer heading that repeats the title as the title', () => {
  const titleOf = (heading: string, title: string): string => build(`<h1>${heading}</h1><p>x</p>`, { title }).title;
  expect(titleOf('The ferry: what became of it', 'The ferry: what became')).toBe('The ferry: what became of it');
  expect(titleOf('The Ferry!', 'The ferry')).toBe('The ferry');
  expect(titleOf('The ferry', 'The ferry that left')).toBe('The ferry that left');
  expect(titleOf('Something else altogether', 'The ferry')).toBe('The ferry');
  expect(contentOf('<h1>The ferry: what became of it</h1><p>x</p>', { title: 'The ferry: what became' })).toBe(
    '<p>x</p>',
  );
});

test('keeps nesting, numbers and type of lists', () => {
  expect(contentOf('<ol start=3 type=a reversed><li>x<ul><li>y</li></ul></li><li value=9><p>z</p></li></ol>')).toBe(
    '<ol start="3" type="a" reversed=""><li>x<ul><li>y</li></ul></li><li value="9">z</li></ol>',
  );
});

test('puts a list written directly into a list into the item before it', () => {
  expect(contentOf('<ul><li>x</li><ul><li>y</li></ul></ul>')).toBe('<ul><li>x<ul><li>y</li></ul></li></ul>');
});

test('keeps caption, headers, spans and empty cells of a data table', () => {
  const table =
    '<table><caption>c</caption><thead><tr><th scope="col">h</th><th></th></tr></thead><tbody><tr><td colspan="2">x</td></tr><tr><td></td><td>y</td></tr></tbody></table>';
  expect(contentOf(table)).toBe(table);
});

test('keeps a data table whole where most of it is kept', () => {
  expect(
    contentOf('<table><tr><th>long header</th><th>drop</th></tr><tr><td>long value</td><td>drop</td></tr></table>'),
  ).toContain('<td>drop</td>');
});

test('unwraps a layout table', () => {
  expect(contentOf('<table><tr><td><h2>a</h2><p>b</p></td></tr></table>')).toBe('<h2>a</h2><p>b</p>');
  expect(
    contentOf('<table role="presentation"><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>'),
  ).toBe('<p>a</p><p>b</p><p>c</p><p>d</p>');
});

test('keeps the lines and the language of code', () => {
  expect(contentOf('<div class="highlight-python"><pre><span>if x:</span>\n    <span>y</span>()\n</pre></div>')).toBe(
    '<pre><code class="language-python">if x:\n    y()</code></pre>',
  );
});

test('restores the lines of code in divs, table rows and with br, without line numbers', () => {
  expect(contentOf('<pre><div>a</div><div>\n</div><div>  b</div></pre>')).toBe('<pre><code>a\n\n  b</code></pre>');
  expect(contentOf('<pre><!-- before -->a\n<!-- between -->  b</pre>')).toBe('<pre><code>a\n  b</code></pre>');
  expect(contentOf('<pre>a<br>b<br><br>c</pre>')).toBe('<pre><code>a\nb\n\nc</code></pre>');
  expect(
    contentOf(
      '<pre><code class="hljs language-js"><table><tr><td class="hljs-ln-numbers">1</td><td>a;</td></tr><tr><td class="hljs-ln-numbers">2</td><td>b;</td></tr></table></code></pre>',
    ),
  ).toBe('<pre><code class="language-js">a;\nb;</code></pre>');
});

test('keeps indentation that highlighters put into separate elements', () => {
  expect(
    contentOf('<pre><div><span>a</span> {</div><div><span>    </span><span>b</span></div><div>\t<i>c</i></div></pre>'),
  ).toBe('<pre><code>a {\n    b\n\t<i>c</i></code></pre>');
});

test('keeps code whole where most of it is kept', () => {
  expect(contentOf('<pre><div>function long() {</div><div>drop</div><div>}</div></pre>')).toBe(
    '<pre><code>function long() {\ndrop\n}</code></pre>',
  );
});

test('makes links absolute; drops links with other schemes but keeps their text', () => {
  expect(
    contentOf(
      '<p><a href="../a?b#c" onclick="x()" class="y">in</a> <a href="javascript:alert(1)">js</a> <a href="mailto:a@b.example">m</a> <a href="#">top</a></p>',
    ),
  ).toBe('<p><a href="https://site.example/a?b#c">in</a> js <a href="mailto:a@b.example">m</a> top</p>');
});

test('points links at places in the article, with prefixed ids; drops other ids', () => {
  const body =
    '<p id="p">one<sup id="r1"><a href="#n1">1</a></sup> <a href="#gone">x</a></p><ol><li id="n1">note <a href="#r1">back</a></li></ol>';
  expect(contentOf(body)).toBe(
    '<p>one<sup id="article-r1"><a href="#article-n1" class="footnote-ref">1</a></sup> <a href="https://site.example/post/#gone">x</a></p><section class="footnotes"><ol><li id="article-n1">note <a href="#article-r1" class="footnote-back">back</a></li></ol></section>',
  );
});

test("removes a heading's link to itself and its sign", () => {
  expect(
    contentOf(
      '<h2 id="a">one <a href="#a">¶</a></h2><h2><a id="b" href="#b">two</a></h2><p><a href="#a">to one</a></p>',
    ),
  ).toBe('<h2 id="article-a">one</h2><h2>two</h2><p><a href="#article-a">to one</a></p>');
  expect(
    contentOf('<h2 id="a%3A-b">a: b <a href="#a%3A-b">#</a></h2><h2 id="c: d">c <a href="#c%3A%20d">#</a></h2>'),
  ).toBe('<h2>a: b</h2><h2>c</h2>');
});

test('keeps quotations, terms, details and inline elements', () => {
  expect(contentOf('<blockquote cite="/src"><p>q</p></blockquote>')).toBe(
    '<blockquote cite="https://site.example/src"><p>q</p></blockquote>',
  );
  expect(contentOf('<dl><div><dt>t</dt><dd>d</dd></div></dl>')).toBe('<dl><dt>t</dt><dd>d</dd></dl>');
  expect(contentOf('<details><summary>s</summary><p>hidden so far</p></details>')).toBe(
    '<details open=""><summary>s</summary><p>hidden so far</p></details>',
  );
  const line =
    '<p><time datetime="2024-01-02">t</time> <abbr title="a b">ab</abbr> H<sub>2</sub>O <ruby>字<rt>zi</rt></ruby> <kbd>k</kbd></p>';
  expect(contentOf(line)).toBe(line);
});

test('keeps direction and language where they differ from the surroundings', () => {
  expect(
    contentOf('<p>a</p><div dir="rtl" lang="ar"><p>b <span lang="en">c</span></p></div>', { html: 'lang="de"' }),
  ).toBe('<p>a</p><p dir="rtl" lang="ar">b <span lang="en">c</span></p>');
  const built = build('<nav>drop</nav><div dir="rtl" lang="he"><p>a</p><p>b</p></div>');
  expect([built.content, built.dir, built.lang]).toEqual(['<p>a</p><p>b</p>', 'rtl', 'he']);
});

test('keeps a thematic break between kept blocks only', () => {
  expect(contentOf('<p>one</p><hr><p>two</p><hr><p>drop</p>')).toBe('<p>one</p><hr><p>two</p>');
});

test('drops form controls, keeps the text next to them', () => {
  expect(contentOf('<form><label>one <input value="x"></label><p>two</p><textarea>three</textarea></form>')).toBe(
    '<p>one</p><p>two</p>',
  );
});

test('bounds the nesting of the article', () => {
  const body = `${'<blockquote>'.repeat(400)}deep${'</blockquote>'.repeat(400)}`;
  const { content } = build(body);
  expect(content).toContain('deep');
  expect(content.match(/<blockquote/g)!.length).toBeLessThan(50);
});

test('reads a page whose named elements shadow DOM properties', () => {
  const body = `<form id="documentElement"><input name="children"><input name="attributes"><input name="baseURI"><input name="getAttribute"><p>${LONG}</p></form><img name="body"><img name="URL"><img name="implementation">`;
  expect(contentOf(body)).toBe(`<p>${LONG}</p>`);
});

test('counts words and returns the first paragraph', () => {
  expect(build(`<h2>Two words</h2><p>${LONG}</p>`)).toMatchObject({
    length: { wordCount: 21 },
    firstParagraph: LONG,
  });
});

test('separates the lines of the first paragraph', () => {
  const [first, second] = ['Somebody in the harbour of Berlin', 'Tuesday, before the tide had turned'];
  expect(build(`<p>${first}<br>${second}</p><p>${LONG}</p>`).firstParagraph).toBe(`${first} ${second}`);
});

test('names a link around a picture without description by its address', () => {
  expect(
    contentOf(
      `<p>${LONG}</p><p><a href="https://site.example/big/harbour.jpg"><img src="/a.png" alt=""></a></p><p>${LONG}</p>`,
    ),
  ).toContain('title="harbour.jpg (site.example)"');
});

test('writes the brackets of a reading, and no words in their place', () => {
  expect(contentOf('<p><ruby>字<rp>(</rp><rt>zi</rt><rp>)</rp></ruby></p>')).toContain(
    '<rp>(</rp><rt>zi</rt><rp>)</rp>',
  );
  expect(contentOf('<p><ruby>字<rp>drop</rp><rt>zi</rt></ruby></p>')).toContain('<ruby>字<rt>zi</rt></ruby>');
});

test("names the link around a card's picture by its headline", () => {
  const content = contentOf(
    `<p>${LONG.toUpperCase()}</p><ul><li><a href="/story"><img src="https://site.example/a.png" alt=""></a><h3><a href="/story">${LONG}</a></h3></li></ul>`,
  );
  expect(content).toContain(`<a href="https://site.example/story" title="${LONG}"><img`);
});
