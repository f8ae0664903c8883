import { ARTICLE, headShape, htmlShape, repeat, sentence, type Shape } from './shape.ts';

const jsonLd = (text: string): string => `<script type="application/ld+json">${text}</script>`;
const attributes = (n: number): string => repeat(n, (i) => `data-${i}="${i}" `);

/** Pages with much metadata, or with many attributes. */
export const METADATA_SHAPES: readonly Shape[] = [
  headShape('long title', 200_000, (n) => `<title>${'The mill '.repeat(n / 10)}</title>`),
  headShape('long title with separators', 200_000, (n) => `<title>${'Mill | '.repeat(n / 10)}</title>`),
  headShape('long title of white space', 200_000, (n) => `<title>Mill${' '.repeat(n)}corn</title>`),
  headShape('long description', 20_000, (n) => `<meta name=description content="${'The mill &amp;amp; '.repeat(n)}">`),
  headShape(
    'long title of entities',
    20_000,
    (n) => `<meta property="og:title" content="${'&amp;rsquo;mill&amp; '.repeat(n)}">`,
  ),
  {
    name: 'long heading',
    units: 20_000,
    fill(page, count) {
      page.title = 'The mill '.repeat(count);
      page.body.innerHTML = `<h1>${'The mill '.repeat(count)}</h1>${ARTICLE}`;
    },
  },
  headShape('meta elements', 4_000, (n) =>
    repeat(n, (i) => `<meta name="m${i}" content="${i}"><meta property="article:tag" content="t${i}">`),
  ),
  headShape('authors', 4_000, (n) => repeat(n, (i) => `<meta name=author content="Miller ${i}">`)),
  headShape('JSON-LD of one object', 4_000, (n) =>
    jsonLd(`{"@type":"Article","headline":"The mill","keywords":[${repeat(n * 10, (i) => `"k${i}",`)}"k"]}`),
  ),
  headShape('JSON-LD of many objects', 4_000, (n) =>
    jsonLd(
      `{"@graph":[${repeat(n, (i) => `{"@type":"Person","@id":"#${i}","name":"Miller ${i}"},`)}{"@type":"Article","headline":"The mill","author":{"@id":"#7"}}]}`,
    ),
  ),
  headShape('JSON-LD with references', 2_000, (n) =>
    jsonLd(
      `{"@graph":[${repeat(n, (i) => `{"@type":"Article","@id":"#${i}","isPartOf":{"@id":"#${i + 1}"},"author":{"@id":"#${n - i}"}},`)}{"@type":"Article","headline":"The mill"}]}`,
    ),
  ),
  headShape('JSON-LD with <', 100_000, (n) =>
    jsonLd(`{"@type":"Article","headline":"${'<'.repeat(n)}","articleBody":"${'<b '.repeat(n)}"}`),
  ),
  headShape('JSON-LD with a long text', 20_000, (n) =>
    jsonLd(`{"@type":"Article","headline":"The mill","articleBody":"${sentence(10).repeat(n)}"}`),
  ),
  headShape('JSON-LD that is broken', 4_000, (n) =>
    jsonLd(`{"@type":"Article",${repeat(n, (i) => `"a${i}":[{"b":"\n<!--`)}`),
  ),
  headShape('scripts of JSON-LD', 2_000, (n) => repeat(n, (i) => jsonLd(`{"@type":"WebPage","name":"Mill ${i}"}`))),
  htmlShape(
    'dates',
    4_000,
    (n) => `${ARTICLE}${repeat(n, (i) => `<p><time datetime="2024-05-01">1 May 2024</time> ${sentence(5, i)}</p>`)}`,
  ),
  htmlShape(
    'bylines',
    4_000,
    (n) =>
      `${ARTICLE}${repeat(n, (i) => `<p class=byline>By <a rel=author href="/u/${i}">Miller ${i}</a>, 1 May 2024</p>`)}`,
  ),
  htmlShape(
    'microdata',
    4_000,
    (n) =>
      `<div itemscope itemtype="https://schema.org/Article">${ARTICLE}${repeat(n, (i) => `<span itemprop=author>Miller ${i}</span><span itemprop=name>${i}</span>`)}</div>`,
  ),
  htmlShape('prices', 4_000, (n) => `${ARTICLE}${repeat(n, (i) => `<p class=price>€ ${i}.99 ${sentence(3, i)}</p>`)}`),
  htmlShape('long class attribute', 20_000, (n) => `<div class="${repeat(n, (i) => `c${i} `)}">${ARTICLE}</div>`),
  htmlShape(
    'class names',
    3_000,
    (n) =>
      `${ARTICLE}${repeat(n, (i) => `<div class="mill-${i} corn-${i}"><p class="text-${i}">${sentence(8, i)}</p></div>`)}`,
  ),
  htmlShape('many attributes', 20_000, (n) => `<div ${attributes(n)}>${ARTICLE}</div>`),
  htmlShape(
    'long id',
    400_000,
    (n) => `<div id="${'mill'.repeat(n)}">${ARTICLE}</div><p><a href="#${'mill'.repeat(n)}">up</a></p>`,
  ),
  htmlShape(
    'long address',
    400_000,
    (n) => `${ARTICLE}<p>See <a href="/${'%20mill'.repeat(n)}">the mill</a> of oak.</p>`,
  ),
];
