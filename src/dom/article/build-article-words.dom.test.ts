import { afterEach, expect, test } from 'vitest';
import { buildAtOnce } from '../testing/build-at-once.ts';
import { framedPage } from '../testing/framed-page.ts';
import { walkPage } from '../walk/walk-page.ts';
import { ALL_CODE } from '../rare/all-code.ts';

const LINE = '<p>A sentence that is long enough to be a paragraph of its own, and then a little longer still.</p>';

/** The content after the paragraph that precedes every case. */
function contentAfterProse(body: string): string {
  const walk = walkPage(framedPage(LINE + body));
  const { content } = buildAtOnce(walk, { keep: walk.outline.blocks.map(() => true) }, { title: '' }, ALL_CODE);
  expect(content.startsWith(LINE)).toBe(true);
  return content.slice(LINE.length);
}

afterEach(() => {
  document.body.replaceChildren();
});

test.each([
  ['<p>One line<b><br></b><i>and another</i></p>', '<p>One line<i><br>and another</i></p>'],
  ['<p>One line<span><b><br></b></span>and another</p>', '<p>One line<br>and another</p>'],
  ['<p>One line<b hidden><br></b>, still the same</p>', '<p>One line, still the same</p>'],
])('keeps a line break in an element of its own: %s', (body, expected) => {
  expect(contentAfterProse(body)).toBe(expected);
});

test.each([
  ['<p>Browsing <span>History</span><button>ON</button></p>', '<p>Browsing History ON</p>'],
  ['<p>Remember me? <label>Yes</label><input type="radio"><label>No</label></p>', '<p>Remember me? Yes No</p>'],
  ['<p>one <button>two</button>, three</p>', '<p>one two, three</p>'],
  ['<p>first ON<button>two</button>and off</p>', '<p>first ON two and off</p>'],
  ['<p>one<span></span>two</p>', '<p>onetwo</p>'],
  ['<p>Call us directly<svg width="9" height="9"></svg>1844 today</p>', '<p>Call us directly 1844 today</p>'],
  ['<p>Rain<meter value="1"></meter>5 of 6</p>', '<p>Rain 5 of 6</p>'],
  ['<pre>Tide? Yes<input>No<svg></svg>Later</pre>', '<pre><code>Tide? Yes No Later</code></pre>'],
  ['<pre>ebb(<input>2)\n<input>flood</pre>', '<pre><code>ebb(2)\nflood</code></pre>'],
])('keeps words apart that a control or an icon stands between: %s', (page, article) => {
  expect(contentAfterProse(page)).toBe(article);
});

test.each([
  ['<p>Harbour<span hidden>: </span>Ebb at noon</p>', '<p>Harbour Ebb at noon</p>'],
  ['<p>The ebb<span hidden> by </span>Ann Berg</p>', '<p>The ebb Ann Berg</p>'],
  ['<p>The ebb<b hidden>–</b>noon</p>', '<p>The ebb noon</p>'],
  ['<p>tide<span hidden>mill</span>s and t<i hidden>\u00ad</i>ides</p>', '<p>tides and tides</p>'],
])('keeps words apart that hidden signs or spaces stand between: %s', (page, article) => {
  expect(contentAfterProse(page)).toBe(article);
});

test('keeps the name of a player in a heading apart from the words on both sides', () => {
  const player = '<iframe width="640" height="360" src="https://player.vimeo.com/video/76979871"></iframe>';
  const text = contentAfterProse(`<h2>Before${player}After</h2>`).replace(/<[^>]*>/g, '');
  expect(text).toBe('Before vimeo.com After');
});

test.each([
  ['<b style="display: block">Read later</b><i>Added</i>', '<p><b>Read later</b></p><p><i>Added</i></p>'],
  ['<b style="display: block">Read later</b><b></b>Added', '<p><b>Read later</b></p><p>Added</p>'],
  ['<b>tide</b><i>s</i>', '<p><b>tide</b><i>s</i></p>'],
])('begins a line behind an element that the page shows as a block: %s', (line, article) => {
  expect(contentAfterProse(`<p>${line}</p>`)).toBe(article);
});

test('leaves out a link that runs a listing, keeps a link of the code', () => {
  expect(
    contentAfterProse('<pre><a class="run" href="/play">Run</a><code>use <a href="/std">std</a>;</code></pre>'),
  ).toBe('<pre><code>use <a href="https://site.example/std">std</a>;</code></pre>');
});

test('leaves out the numbers of a listing of one or two lines, keeps its figures', () => {
  const row = (number: number, code: string): string => `<div><span>${number}</span><div>${code}</div></div>`;
  expect(contentAfterProse(`<pre>${row(1, 'fetch')}${row(2, 'build')}</pre>`)).toBe(
    '<pre><code>fetch\nbuild</code></pre>',
  );
  expect(contentAfterProse(`<pre>${row(1, 'fetch')}</pre>`)).toBe('<pre><code>fetch</code></pre>');
  expect(contentAfterProse(`<pre>${row(4, 'ebb')}${row(5, 'flood')}</pre>`)).toBe(
    '<pre><code>4\nebb\n5\nflood</code></pre>',
  );
  expect(contentAfterProse('<pre><span>1</span> boat\n<span>2</span> gates</pre>')).toBe(
    '<pre><code>1 boat\n2 gates</code></pre>',
  );
});

test('begins a line behind a button that is a block in a listing', () => {
  expect(contentAfterProse('<pre>a = 1<div role="button">Copy</div>b = 2</pre>')).toBe(
    '<pre><code>a = 1\nb = 2</code></pre>',
  );
});

test('writes sections in a pre, whose end tag the page forgot, as sections', () => {
  expect(contentAfterProse('<pre><h2>Tides</h2><p>The ebb begins.</p><p>It ends.</p></pre>')).toBe(
    '<h2>Tides</h2><p>The ebb begins.</p><p>It ends.</p>',
  );
});

test('keeps the lines of a mail in step behind a part that is left out', () => {
  const mail =
    'On Monday Ada wrote:\n&gt; so many words that nobody would take them for code\n&gt;&gt; and these are older\n<button>Copy\nthis</button>\n\nAnd this is the answer to it, in one line.\n';
  expect(contentAfterProse(`<pre>${mail}</pre>`)).toBe(
    '<p>On Monday Ada wrote:</p><blockquote><p>so many words that nobody would take them for code</p><blockquote><p>and these are older</p></blockquote></blockquote><p>And this is the answer to it, in one line.</p>',
  );
});

test('leaves out names of icons that a font draws, and no other text with such a class', () => {
  expect(
    contentAfterProse(
      '<p>Go on <i class="material-icons md-18">arrow_forward</i> to the <b class="material-icons-list">mill</b></p>',
    ),
  ).toBe('<p>Go on to the <b>mill</b></p>');
  expect(contentAfterProse('<p class="material-icons">The <b>mill</b></p>')).toBe('<p>The <b>mill</b></p>');
});
