import { ARTICLE, htmlShape, paragraph, repeat, sentence, type Shape } from './shape.ts';

const mark = (i: number): string => `<sup id="ref${i}"><a href="#note${i}">[${i % 10_000}]</a></sup>`;
const post = (i: number): string =>
  `<li class="comment" id="comment-${i}"><div class="comment-body"><div class="comment-author vcard"><b class="fn">Miller ${i}</b></div><div class="comment-metadata"><time datetime="2024-05-01T10:00">1 May</time></div><div class="comment-content"><p>${sentence(15, i)}</p></div></div></li>`;

const nested = (open: string, close: string, inner: string, levels: number): string =>
  open.repeat(levels) + inner + close.repeat(levels);

/** Pages with many notes, ids, formulas or posts. */
export const NOTE_SHAPES: readonly Shape[] = [
  htmlShape(
    'footnotes',
    600,
    (n) =>
      `<h1>The mill</h1>${repeat(n, (i) => `<p>${sentence(8, i)}${mark(i)}</p>`)}<ol>${repeat(n, (i) => `<li id="note${i}">${sentence(6, i)}<a href="#ref${i}">^</a></li>`)}</ol>`,
  ),
  htmlShape(
    'footnotes without links back',
    600,
    (n) =>
      `<h1>The mill</h1>${repeat(n, (i) => `<p>${sentence(8, i)}${mark(i)}</p>`)}${repeat(n, (i) => `<p id="note${i}">[${i}] ${sentence(6, i)}</p>`)}`,
  ),
  htmlShape(
    'footnotes that lead to the top',
    600,
    (n) =>
      `<div id=top><h1>The mill</h1>${repeat(n, (i) => `<p>${sentence(8, i)}${mark(i)}</p>`)}<ol>${repeat(n, (i) => `<li id="note${i}">${sentence(6, i)}<a href="#top">^</a></li>`)}</ol></div>`,
  ),
  htmlShape(
    'marks of one footnote',
    1_000,
    (n) =>
      `<h1>The mill</h1>${repeat(n, (i) => `<p>${sentence(8, i)}<sup id="ref${i}"><a href="#note">[1]</a></sup></p>`)}<ol><li id=note>${sentence(6)}${repeat(n, (i) => `<a href="#ref${i}">^</a>`)}</li></ol>`,
  ),
  htmlShape(
    'missing footnotes',
    600,
    (n) =>
      `<article><h1>The mill</h1>${repeat(n, (i) => `<p>${sentence(20, i)}${mark(i)}</p>`)}</article><div class="sidebar">${repeat(n, (i) => `<div id="note${i}"><a href="#ref${i}">^</a> Link</div>`)}</div>`,
  ),
  htmlShape(
    'sidenotes',
    1_000,
    (n) =>
      `<h1>The mill</h1>${repeat(n, (i) => `<p>${sentence(8, i)}<span class=sidenote>${sentence(5, i)}</span> corn.</p>`)}`,
  ),
  htmlShape('ids', 4_000, (n) => `${ARTICLE}${repeat(n, (i) => `<p id="mill-${i}">${sentence(8, i)}</p>`)}`),
  htmlShape(
    'links to ids',
    2_000,
    (n) =>
      `${ARTICLE}<ul>${repeat(n, (i) => `<li><a href="#mill-${i}">Mill ${i}</a>`)}</ul>${repeat(n, (i) => `<p id="mill-${i}">${sentence(8, i)}</p>`)}`,
  ),
  htmlShape(
    'empty anchors',
    4_000,
    (n) =>
      `${ARTICLE}<p><a href="#a9">Corn</a></p>${repeat(n, (i) => `<a name="a${i}"></a><span id="b${i}"></span>`)}<p>The end.</p>`,
  ),
  htmlShape(
    'formulas',
    400,
    (n) =>
      `${ARTICLE}${repeat(n, (i) => `<p>${sentence(8, i)}<math><msup><mi>x</mi><mn>${i}</mn></msup><mo>+</mo><mi>y</mi></math></p>`)}`,
  ),
  htmlShape(
    'wide formula',
    2_000,
    (n) => `${ARTICLE}<p><math>${repeat(n, (i) => `<mi>x</mi><mo>+</mo><mn>${i}</mn>`)}</math></p>`,
  ),
  htmlShape(
    'deep formulas',
    100,
    (n) =>
      `${ARTICLE}${repeat(n, (i) => `<p>${sentence(5, i)}<math>${nested('<msup>', '<mn>2</mn></msup>', '<mi>x</mi>', 60)}</math></p>`)}`,
  ),
  htmlShape(
    'formulas of TeX',
    400,
    (n) =>
      `${ARTICLE}${repeat(n, (i) => `<p>${sentence(8, i)}<script type="math/tex">x^${i}</script><span class=katex><span class=katex-mathml><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x_${i}</annotation></semantics></math></span><span class=katex-html aria-hidden=true>x</span></span></p>`)}`,
  ),
  htmlShape('comments', 600, (n) => `<article>${ARTICLE}</article><ol class="comment-list">${repeat(n, post)}</ol>`),
  htmlShape('microdata posts', 600, (n) =>
    repeat(
      n,
      (i) =>
        `<div itemscope itemtype="https://schema.org/Comment"><b itemprop=author>Miller ${i}</b> <time itemprop=dateCreated datetime="2024-05-01">1 May</time><p itemprop=text>${sentence(15, i)}</p></div>`,
    ),
  ),
  htmlShape(
    'thread',
    600,
    (n) =>
      `<h1>The mill</h1>${repeat(n, (i) => `<div class="post" id="p${i}"><div class="author">Miller ${i}</div><div class="date">1 May 2024, 10:${10 + (i % 50)}</div><div class="body">${paragraph(i)}</div></div>`)}`,
  ),
];
