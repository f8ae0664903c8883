import { ARTICLE, htmlShape, paragraph, repeat, sentence, type Shape } from './shape.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const picture = (i: number): string =>
  `<figure><img src="https://mill.example/${i}.jpg" width=640 height=480 alt="Mill ${i}"><figcaption>${sentence(6, i)}</figcaption></figure>`;

/** Pages with many elements of one kind. */
export const STRUCTURE_SHAPES: readonly Shape[] = [
  htmlShape(
    'links',
    4_000,
    (n) => `${ARTICLE}${repeat(n, (i) => `<p>${sentence(8, i)}<a href="/mill/${i}">mill ${i}</a></p>`)}`,
  ),
  htmlShape(
    'links in one paragraph',
    4_000,
    (n) => `${ARTICLE}<p>${repeat(n, (i) => `<a href="/mill/${i}">mill ${i}</a> `)}</p>`,
  ),
  htmlShape(
    'links around blocks',
    1_500,
    (n) => `${ARTICLE}${repeat(n, (i) => `<a href="/${i}"><h3>Mill ${i}</h3>${paragraph(i)}</a>`)}`,
  ),
  htmlShape('headings', 2_500, (n) =>
    repeat(n, (i) => `<h${2 + (i % 4)}>Mill ${i}</h${2 + (i % 4)}><p>${sentence(12, i)}</p>`),
  ),
  htmlShape(
    'headings alone',
    4_000,
    (n) => `${ARTICLE}${repeat(n, (i) => `<h${2 + (i % 4)}>Mill ${i}</h${2 + (i % 4)}>`)}`,
  ),
  htmlShape('list', 4_000, (n) => `${ARTICLE}<ol>${repeat(n, (i) => `<li>${sentence(10, i)}</li>`)}</ol>`),
  htmlShape(
    'lists',
    1_000,
    (n) => `${ARTICLE}${repeat(n, (i) => `<ul><li>${sentence(6, i)}<li>Mill<ul><li>Corn</ul></ul>`)}`,
  ),
  htmlShape(
    'definitions',
    2_500,
    (n) => `${ARTICLE}<dl>${repeat(n, (i) => `<dt>Mill ${i}</dt><dd>${sentence(10, i)}</dd>`)}</dl>`,
  ),
  htmlShape(
    'tall table',
    1_000,
    (n) =>
      `${ARTICLE}<table><tr><th>Mill<th>Year<th>Corn</tr>${repeat(n, (i) => `<tr><td>Mill ${i}<td>${i}<td>oak</tr>`)}</table>`,
  ),
  htmlShape(
    'wide table',
    1_000,
    (n) => `${ARTICLE}<table>${repeat(4, (r) => `<tr>${repeat(n, (i) => `<td>${i + r}</td>`)}</tr>`)}</table>`,
  ),
  htmlShape(
    'tables',
    300,
    (n) =>
      `${ARTICLE}${repeat(n, (i) => `<table><caption>Mill ${i}</caption><tr><th>a<th>b</tr><tr><td>${i}<td>2</tr></table>`)}`,
  ),
  htmlShape('pictures', 1_000, (n) => `${ARTICLE}${repeat(n, (i) => picture(i) + paragraph(i))}`),
  htmlShape(
    'pictures alone',
    1_500,
    (n) =>
      `${ARTICLE}${repeat(n, (i) => `<p><img src="${PIXEL}" data-src="/${i}.jpg" srcset="/${i}.jpg 1x, /${i}b.jpg 2x" alt="Mill ${i}" width=640 height=480></p>`)}`,
  ),
  htmlShape('nested figures', 700, (n) => `${ARTICLE}<figure>${repeat(n, picture)}</figure>`),
  htmlShape(
    'quotations',
    2_000,
    (n) => `${ARTICLE}${repeat(n, (i) => `<blockquote><p>${sentence(15, i)}</p></blockquote>`)}`,
  ),
  htmlShape(
    'pull quotes',
    1_000,
    (n) => `${repeat(n, (i) => `${paragraph(i)}<aside class=pullquote>${sentence(12, i)}</aside>`)}`,
  ),
  htmlShape(
    'marked words',
    4_000,
    (n) => `${ARTICLE}<p>${repeat(n, (i) => `<mark>mill</mark> <b>${i}</b> <i>corn</i> `)}</p>`,
  ),
  htmlShape(
    'forms',
    1_000,
    (n) =>
      `${ARTICLE}${repeat(n, (i) => `<form><label>Mill ${i}<input name=a></label><select><option>a<option>b</select><button>Send</button></form>`)}`,
  ),
  htmlShape(
    'buttons',
    4_000,
    (n) => `${ARTICLE}${repeat(n, (i) => `<div><button>Copy</button><p>${sentence(8, i)}</p></div>`)}`,
  ),
  htmlShape(
    'pagination',
    4_000,
    (n) =>
      `${ARTICLE}<nav>${repeat(n, (i) => `<a href="?page=${i + 1}">${i + 1}</a> `)}<a rel=next href="?page=2">Next</a></nav>`,
  ),
  htmlShape(
    'videos',
    500,
    (n) =>
      `${ARTICLE}${repeat(n, (i) => `<p>${sentence(8, i)}</p><video src="/${i}.mp4" poster="/${i}.jpg" width=640 height=360></video>`)}`,
  ),
];
