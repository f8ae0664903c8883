/** Elements an article may consist of; everything else is unwrapped or, where its text is no text, dropped. */
export const ELEMENTS: readonly string[] = [
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'br',
    'wbr',
    'hr',
    'pre',
    'blockquote',
    'div',
    'section',
    'aside',
    'article',
    'header',
    'footer',
  ],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary', 'figure', 'figcaption', 'picture', 'source', 'img'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'em', 'strong', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'del', 'ins', 'span', 'q', 'cite', 'dfn'],
  ...['abbr', 'time', 'code', 'kbd', 'samp', 'var', 'bdi', 'bdo', 'ruby', 'rb', 'rt', 'rp', 'rtc', 'data', 'address'],
  ...['math', 'semantics', 'mrow', 'mi', 'mn', 'mo', 'ms', 'mtext', 'mspace', 'msub', 'msup', 'msubsup', 'munder'],
  ...[
    'mover',
    'munderover',
    'mmultiscripts',
    'mprescripts',
    'mfrac',
    'msqrt',
    'mroot',
    'mstyle',
    'mpadded',
    'mphantom',
  ],
  ...['menclose', 'merror', 'mtable', 'mtr', 'mtd', 'mlabeledtr'],
];

/** Attributes they may carry. No style, no name, no event, nothing that loads but src and srcset. */
export const ATTRIBUTES: readonly string[] = [
  ...[
    'id',
    'class',
    'dir',
    'lang',
    'title',
    'href',
    'src',
    'srcset',
    'sizes',
    'media',
    'type',
    'alt',
    'width',
    'height',
  ],
  ...['colspan', 'rowspan', 'scope', 'headers', 'span', 'start', 'reversed', 'value', 'datetime', 'cite', 'open'],
  ...[
    'display',
    'mathvariant',
    'alttext',
    'accent',
    'accentunder',
    'columnalign',
    'rowalign',
    'columnspan',
    'stretchy',
  ],
  ...[
    'fence',
    'separator',
    'lspace',
    'rspace',
    'linethickness',
    'notation',
    'depth',
    'voffset',
    'displaystyle',
    'scriptlevel',
  ],
];

/** Elements whose text goes with them: it was never meant to be read. */
export const WITHOUT_TEXT: readonly string[] = [
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'iframe', 'object', 'embed', 'svg', 'canvas'],
  ...['audio', 'video', 'select', 'option', 'textarea', 'button', 'title', 'head', 'xmp', 'plaintext'],
  ...['annotation', 'annotation-xml'],
];

/** Classes that carry meaning into the view: the language of code and what the article builder marks. */
export const MEANINGFUL_CLASS =
  /^(?:language-[\w+#.-]{1,32}|footnotes?|footnote-(?:ref|back)|embed|poster|callout(?:-(?:title|note|tip|important|warning|danger))?|post|accepted|author)$/;
