import fc from 'fast-check';

export type Attribute = readonly [name: string, value: string];
export type Namespace = 'html' | 'svg' | 'math';

/** A node of a random page as plain data, which can be shrunk and printed. */
export type Tree =
  | { readonly text: string }
  | { readonly comment: string }
  | {
      readonly tag: string;
      readonly namespace: Namespace;
      readonly attributes: readonly Attribute[];
      readonly children: readonly Tree[];
      /** Content of the element's open shadow root or of the iframe's document; null without one. */
      readonly inside: readonly Tree[] | null;
    };

export type PageModel = {
  /** Made by DOM calls, which allow any nesting, or by the HTML parser, which repairs it. */
  readonly by: 'calls' | 'parser';
  readonly head: readonly Tree[];
  readonly html: readonly Attribute[];
  readonly body: readonly Tree[];
  /** A selection of blocks that no algorithm makes: this pattern, repeated. */
  readonly keep: readonly boolean[];
};

/** Placeholder in a text for a word that appears nowhere else in the page. */
export const WORD_MARK = '§';

const TEXTS = [
  WORD_MARK,
  ` ${WORD_MARK}`,
  `${WORD_MARK} `,
  `\n  ${WORD_MARK}\n`,
  `${WORD_MARK}, ${WORD_MARK}.`,
  ' ',
  '\n',
  '',
  '1',
  '¶',
  '\u00a0',
  '\u200b',
  `The ${WORD_MARK} of the valley kept its own hours, and whoever came late found the gate shut, the lamp out and the dog awake. `,
  `Nobody had asked for ${WORD_MARK}; it came all the same, in a crate without a name, and stood in the hall until the spring. `,
  `谁也没有问过${WORD_MARK}的事情，门前的灯一直亮到天明。`,
  `كانت ${WORD_MARK} تنتظر عند الباب، ولم يسأل عنها أحد.`,
  `\u202e${WORD_MARK}\u202c`,
  `\u2066${WORD_MARK}`,
  `${WORD_MARK}\ufeff\u00ad`,
  `\ud800${WORD_MARK}`,
  `\u0000${WORD_MARK}`,
  `<img src=x onerror=ran()>${WORD_MARK}`,
  `</p><script>ran()</script>${WORD_MARK}`,
  `]]>${WORD_MARK}<!--`,
  `&lt;b&gt;${WORD_MARK}&amp;`,
];

const FLOW = [
  'div',
  'p',
  'section',
  'article',
  'main',
  'header',
  'footer',
  'aside',
  'nav',
  'h1',
  'h2',
  'h3',
  'h6',
  'blockquote',
  'pre',
  'figure',
  'figcaption',
  'address',
  'center',
  'hr',
  'br',
  'details',
  'summary',
  'dialog',
  'fieldset',
  'hgroup',
  'search',
];
const LISTS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'menu', 'dir'];
const TABLES = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'];
const INLINE = [
  'a',
  'b',
  'i',
  'em',
  'strong',
  'span',
  'code',
  'kbd',
  'sub',
  'sup',
  'mark',
  'del',
  'ins',
  'q',
  'cite',
  'abbr',
  'time',
  'bdi',
  'bdo',
  'small',
  'font',
  'u',
  's',
  'tt',
  'wbr',
  'ruby',
  'rt',
  'rp',
  'rb',
  'nobr',
  'label',
  'var',
  'dfn',
  'data',
];
const MEDIA = [
  'img',
  'picture',
  'source',
  'video',
  'audio',
  'iframe',
  'object',
  'embed',
  'canvas',
  'map',
  'area',
  'amp-img',
  'amp-youtube',
  'lite-youtube',
];
const ODD = [
  'script',
  'style',
  'template',
  'noscript',
  'textarea',
  'title',
  'xmp',
  'plaintext',
  'noembed',
  'noframes',
  'listing',
  'select',
  'option',
  'button',
  'input',
  'form',
  'body',
  'html',
  'head',
  'base',
  'link',
  'meta',
  'frameset',
  'frame',
  'slot',
  'x-card',
  'marquee',
  'image',
  'isindex',
  'math',
  'svg',
];
const MATH = [
  'math',
  'mrow',
  'mi',
  'mo',
  'mn',
  'mtext',
  'ms',
  'mglyph',
  'malignmark',
  'annotation-xml',
  'annotation',
  'semantics',
  'msup',
  'mfrac',
  'mtable',
  'mtr',
  'mtd',
  'maction',
  'merror',
  'script',
  'style',
  'a',
  'img',
];
const SVG = [
  'svg',
  'g',
  'text',
  'tspan',
  'foreignObject',
  'desc',
  'title',
  'script',
  'style',
  'a',
  'use',
  'image',
  'animate',
  'set',
  'p',
];

/** Elements that belong together. Drawn from all elements, they hardly ever meet. */
const FAMILIES: readonly (readonly string[])[] = [
  ['figure', 'figcaption', 'figcaption', 'img', 'ul', 'li', 'p'],
  ['details', 'summary', 'summary', 'p', 'blockquote', 'h2'],
  ['table', 'caption', 'thead', 'tfoot', 'tr', 'td', 'th', 'ul', 'figure'],
  ['dl', 'dt', 'dd', 'p', 'h3', 'div'],
  ['ul', 'li', 'ol', 'img', 'p', 'pre', 'figure'],
  ['a', 'p', 'h2', 'figure', 'img', 'sup', 'li'],
];

const HOSTS = new Set([
  'div',
  'p',
  'section',
  'article',
  'main',
  'header',
  'footer',
  'aside',
  'nav',
  'h1',
  'h2',
  'blockquote',
  'span',
  'x-card',
]);

/** Names of properties of nodes and windows, which an id or name attribute can overwrite. */
const CLOBBERING = [
  'firstChild',
  'nextSibling',
  'parentNode',
  'parentElement',
  'childNodes',
  'children',
  'nodeType',
  'nodeName',
  'localName',
  'tagName',
  'attributes',
  'getAttribute',
  'hasAttribute',
  'setAttribute',
  'textContent',
  'innerHTML',
  'ownerDocument',
  'shadowRoot',
  'querySelector',
  'querySelectorAll',
  'closest',
  'matches',
  'getBoundingClientRect',
  'baseURI',
  'isConnected',
  'remove',
  'append',
  'body',
  'head',
  'title',
  'documentElement',
  'createElement',
  'implementation',
  'defaultView',
  'URL',
  'contentType',
  'activeElement',
  'getElementById',
  'cookie',
  'location',
  'top',
  'parent',
  'self',
  'constructor',
  '__proto__',
  'toString',
  'valueOf',
  'nodeValue',
  'id',
  'className',
  'currentSrc',
  'naturalWidth',
];
const CLASSES = [
  'lineno',
  'line-numbers',
  'language-js',
  'hljs',
  'syntaxhighlighter',
  'highlight',
  'katex',
  'katex-display',
  'MathJax',
  'footnote',
  'footnotes',
  'footnote-ref',
  'wp-caption',
  'wp-caption-text',
  'emoji',
  'comment',
  'comments',
  'sidebar',
  'byline',
  'author',
  'share',
  'logo',
  'pull-quote',
  'callout',
  'gallery',
  'tweet',
  'twitter-tweet',
  'post',
  'article-body',
  'entry-content',
  'promo',
  'related',
  'sr-only',
  'faqAnswer',
  'poster',
  'embed',
  'table-scroll',
  'toolbar',
];
const STYLES = [
  'display:none',
  'visibility:hidden',
  'visibility:visible',
  'display:inline',
  'display:block',
  'display:flex',
  'display:contents',
  'display:table-cell',
  'float:left',
  'opacity:0',
  'position:absolute;left:-9999px',
  'position:fixed;top:0',
  'width:1px;height:1px;overflow:hidden',
  'content-visibility:hidden',
  'content-visibility:auto',
  'direction:rtl',
  'white-space:pre',
  'font-size:0',
  'background:url(javascript:ran())',
  'width:expression(ran())',
  'column-count:3',
  'writing-mode:vertical-rl',
  'clip-path:inset(50%)',
  'transform:scale(0)',
];
const ADDRESSES = [
  '#',
  '#a',
  '#w',
  '#%',
  '#%E0%A4%A',
  '',
  ' ',
  '/x',
  'y.png',
  '//b.example/c.jpg',
  'https://b.example/d?e=f#g',
  'http://user:pass@c.example/',
  'mailto:a@b.example',
  'javascript:ran()',
  ' JaVa\tScript:ran()',
  '\u0001javascript:ran()',
  'data:text/html,<script>ran()</script>',
  'data:image/svg+xml,<svg onload=ran()>',
  'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://site.example/1',
  'about:blank',
  'chrome://settings',
  'view-source:x',
  'http://[::1',
  'http://%zz',
  'https://\u202emoc.example/',
  'feed:https://x.example/',
  'intent://x#Intent;end',
  'x'.repeat(3000),
];
const VALUES = [
  '',
  ' ',
  '0',
  '1',
  '-1',
  '2',
  '3',
  '40',
  '300',
  '99999999999',
  '1e9',
  'NaN',
  'a',
  'w',
  'auto',
  'rtl',
  'ltr',
  'true',
  'false',
  'none',
  'block',
  'en',
  'zh-Hant',
  'x'.repeat(300),
  'row',
  '"><img src=x onerror=ran()>',
  "'`><script>ran()</script>",
  '\u0000',
  '\ud800',
  '\u202eevil',
  'A name of something',
  'https://b.example/1.jpg 1x, javascript:ran() 2x',
  'i.png 300w,j.png,k.png 2x',
  '2020-02-30',
  'application/x-tex',
  'text/html',
];

const address = fc.constantFrom(...ADDRESSES);
const value = fc.constantFrom(...VALUES);
const named = (names: readonly string[], values: fc.Arbitrary<string>): fc.Arbitrary<Attribute> =>
  fc.tuple(fc.constantFrom(...names), values);

const attribute: fc.Arbitrary<Attribute> = fc.oneof(
  { weight: 3, arbitrary: named(['class'], fc.constantFrom(...CLASSES)) },
  { weight: 3, arbitrary: named(['style'], fc.constantFrom(...STYLES)) },
  {
    weight: 3,
    arbitrary: named(
      [
        'href',
        'src',
        'cite',
        'data-src',
        'poster',
        'data',
        'action',
        'formaction',
        'background',
        'xlink:href',
        'longdesc',
        'usemap',
        'data-original',
        'srcset',
      ],
      address,
    ),
  },
  { weight: 2, arbitrary: named(['id', 'name'], fc.oneof(fc.constantFrom(...CLOBBERING), value)) },
  {
    weight: 3,
    arbitrary: named(
      [
        'srcset',
        'data-srcset',
        'sizes',
        'alt',
        'title',
        'width',
        'height',
        'colspan',
        'rowspan',
        'span',
        'scope',
        'headers',
        'start',
        'type',
        'value',
        'reversed',
        'open',
        'hidden',
        'dir',
        'lang',
        'xml:lang',
        'datetime',
        'encoding',
        'display',
        'alttext',
        'mathvariant',
        'slot',
        'is',
        'srcdoc',
        'videoid',
        'media',
        'aria-level',
        'itemprop',
        'itemscope',
        'rel',
      ],
      value,
    ),
  },
  {
    weight: 2,
    arbitrary: named(
      ['role'],
      fc.constantFrom(
        'heading',
        'button',
        'navigation',
        'main',
        'article',
        'tabpanel',
        'presentation',
        'none',
        'img',
        'math',
        'doc-footnote',
        'dialog',
        'list',
        'table',
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: named(
      [
        'aria-hidden',
        'aria-expanded',
        'aria-label',
        'hidden',
        'inert',
        'popover',
        'contenteditable',
        'data-nosnippet',
        'translate',
      ],
      fc.constantFrom('true', 'false', '', 'until-found'),
    ),
  },
  {
    weight: 1,
    arbitrary: named(['onload', 'onerror', 'onclick', 'onfocus', 'ontoggle', 'onanimationstart'], fc.constant('ran()')),
  },
);

const text: fc.Arbitrary<Tree> = fc.record({ text: fc.constantFrom(...TEXTS) });
const comment: fc.Arbitrary<Tree> = fc.record({
  comment: fc.constantFrom('', 'c', '><img src=x onerror=ran()>', '[if IE]><b>x</b><![endif]', '?xml'),
});

const tagged: fc.Arbitrary<readonly [Namespace, string]> = fc.oneof(
  ...(
    [
      ['html', FLOW, 10],
      ['html', LISTS, 5],
      ['html', TABLES, 5],
      ['html', INLINE, 8],
      ['html', MEDIA, 3],
      ['html', ODD, 3],
      ['math', MATH, 2],
      ['svg', SVG, 2],
    ] as const
  ).map(([namespace, tags, weight]) => ({
    weight,
    arbitrary: fc.tuple(fc.constant(namespace), fc.constantFrom(...tags)),
  })),
);

const { forest } = fc.letrec<{ tree: Tree; forest: readonly Tree[] }>((tie) => {
  const element = fc
    .record({
      tagged,
      attributes: fc.array(attribute, { maxLength: 3 }),
      children: tie('forest'),
      inside: fc.option(tie('forest'), { freq: 12 }),
    })
    .map(({ tagged: [namespace, tag], attributes, children, inside }) => ({
      tag,
      namespace,
      attributes,
      children,
      inside: namespace === 'html' && (tag === 'iframe' || HOSTS.has(tag)) ? inside : null,
    }));
  return {
    forest: fc.array(tie('tree'), { maxLength: 6, depthIdentifier: 'page' }),
    tree: fc.oneof(
      { depthIdentifier: 'page', depthSize: 'medium', withCrossShrink: true },
      { weight: 5, arbitrary: text },
      { weight: 6, arbitrary: element },
      { weight: 1, arbitrary: comment },
    ),
  };
});

/** Trees of these elements in any order. */
function family(tags: readonly string[]): fc.Arbitrary<readonly Tree[]> {
  const { trees } = fc.letrec<{ tree: Tree; trees: readonly Tree[] }>((tie) => ({
    trees: fc.array(tie('tree'), { minLength: 1, maxLength: 5, depthIdentifier: 'family' }),
    tree: fc.oneof(
      { depthIdentifier: 'family', depthSize: 'small', withCrossShrink: true },
      text,
      fc.record({
        tag: fc.constantFrom(...tags),
        namespace: fc.constant('html' as const),
        attributes: fc.array(attribute, { maxLength: 1 }),
        children: tie('trees'),
        inside: fc.constant(null),
      }),
    ),
  }));
  return trees;
}

/** Values of metadata fields, some of them invalid. */
const metadataValue: fc.Arbitrary<string> = fc.oneof(value, address, fc.constantFrom(...TEXTS));
const meta: fc.Arbitrary<Tree> = fc
  .tuple(
    fc.constantFrom(
      'og:title',
      'og:site_name',
      'og:image',
      'og:description',
      'article:author',
      'article:published_time',
      'author',
      'description',
      'og:locale',
      'citation_title',
      'date',
    ),
    metadataValue,
  )
  .map(([property, content]) => ({
    tag: 'meta',
    namespace: 'html',
    attributes: [
      ['property', property],
      ['content', content],
    ],
    children: [],
    inside: null,
  }));
const jsonLd: fc.Arbitrary<Tree> = fc
  .oneof(
    fc
      .record({
        '@type': fc.constantFrom<unknown>('Article', ['NewsArticle'], 'WebPage', 7, null),
        headline: fc.oneof(metadataValue, fc.jsonValue({ maxDepth: 2 })),
        author: fc.oneof(
          fc.record({ name: metadataValue }),
          fc.array(metadataValue, { maxLength: 3 }),
          fc.jsonValue({ maxDepth: 2 }),
        ),
        publisher: fc.jsonValue({ maxDepth: 2 }),
        datePublished: metadataValue,
        inLanguage: metadataValue,
        image: fc.oneof(address, fc.jsonValue({ maxDepth: 2 })),
      })
      .map((graph) => JSON.stringify(graph)),
    fc.constantFrom('{', '[[[[]]]]', '{"@graph":[{"@id":"#a","author":{"@id":"#a"}}]}', 'null', '<!-- {} -->'),
  )
  .map((content) => ({
    tag: 'script',
    namespace: 'html',
    attributes: [['type', 'application/ld+json']],
    children: [{ text: content }],
    inside: null,
  }));
const title: fc.Arbitrary<Tree> = metadataValue.map((words) => ({
  tag: 'title',
  namespace: 'html',
  attributes: [],
  children: [{ text: words }],
  inside: null,
}));

/** Random pages with any nesting, odd texts and hostile attributes. */
export const randomPages: fc.Arbitrary<PageModel> = fc.record({
  by: fc.constantFrom('calls', 'parser'),
  head: fc.array(fc.oneof(meta, jsonLd, title), { maxLength: 4 }),
  html: fc.array(named(['lang', 'dir', 'class', 'style'], fc.oneof(value, fc.constantFrom(...STYLES))), {
    maxLength: 1,
  }),
  body: fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: forest },
        { weight: 4, arbitrary: prose() },
        { weight: 1, arbitrary: fc.constantFrom(...FAMILIES).chain(family) },
      ),
      {
        minLength: 1,
        maxLength: 8,
      },
    )
    .map((parts) => parts.flat()),
  keep: fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
});

/** Paragraphs of prose, without which no algorithm keeps anything. */
function prose(): fc.Arbitrary<readonly Tree[]> {
  const paragraph: Tree = {
    tag: 'p',
    namespace: 'html',
    attributes: [],
    children: [6, 7, 6].map((at) => ({ text: TEXTS.filter((words) => words.length > 90)[at % 2]! })),
    inside: null,
  };
  return fc.integer({ min: 1, max: 3 }).map((count) => Array.from({ length: count }, () => paragraph));
}
