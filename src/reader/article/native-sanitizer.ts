import { ADDRESS, ATTRIBUTES, ELEMENTS, HTML_ELEMENTS, MATHML_ELEMENTS, WITHOUT_TEXT, WORDS } from './allowlist.ts';

/** The HTML Sanitizer API, as far as it is used here. TypeScript does not declare it yet. */
type Api = {
  replaceElementWithChildren(element: SanitizerElementNamespace): boolean;
};
type ApiConfig = SanitizerConfig & { readonly processingInstructions: readonly string[] };
type Holder = Element & { setHTML(html: string, options: { readonly sanitizer: Api }): void };

const HTML = 'http://www.w3.org/1999/xhtml';
const MATHML = 'http://www.w3.org/1998/Math/MathML';

/** Elements are kept in their own namespace only. */
const CONFIG: ApiConfig = {
  elements: [
    ...HTML_ELEMENTS.map((name) => ({ name, namespace: HTML })),
    ...MATHML_ELEMENTS.map((name) => ({ name, namespace: MATHML })),
  ],
  attributes: [...ATTRIBUTES],
  comments: false,
  dataAttributes: false,
  processingInstructions: [],
};

/** Start tags of elements that are neither kept nor dropped with their content. May also match text that is no tag. */
const OTHER_TAG = new RegExp(`<(?!(?:${[...ELEMENTS, ...WITHOUT_TEXT].join('|')})[\\s/>])([a-z][^\\s/>]*)`, 'gi');

/** As in DOMPurify: a value that would end a comment or an element of raw text, if it stood in one. */
const ENDS_RAW_TEXT = /(?:--!?|\])>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i;
/** White space that a scheme may contain. */
const SPACE = /[\0-\x20\xa0\u1680\u180e\u2000-\u2029\u205f\u3000]/g;

/**
 * Early forms of the API keep some of this: they make shadow roots, or ignore a part of the configuration. Without
 * handlers and styles, which the browser would report as violations of the extension's policy.
 */
const PROBE =
  '<div id="a" name="b" data-c="d"><template shadowrootmode="open">e</template><!--f--><?g h?>' +
  '<x-j>k<b>l</b></x-j><svg>m</svg><math><mi>n</mi><x-j>o</x-j></math><form>p</form><script>q</script></div>';
const PROBED = '<div id="a">k<b>l</b><math><mi>n</mi>o</math>p</div>';

/** The browser's own sanitiser; null where it has none that passes the probe. */
export function nativeSanitizer(): ((html: string) => DocumentFragment) | null {
  const { Sanitizer: Constructor } = globalThis as { Sanitizer?: new (config: ApiConfig) => Api };
  if (Constructor === undefined || !('setHTML' in Element.prototype)) return null;
  const inert = document.implementation.createHTMLDocument('');
  try {
    const sanitizer = new Constructor(CONFIG);
    const clean = (html: string) => sanitized(html, sanitizer, inert);
    const probe = inert.createElement('div');
    probe.append(clean(PROBE));
    return probe.innerHTML === PROBED && probe.firstElementChild?.shadowRoot === null ? clean : null;
  } catch {
    return null; // An early form of the API refuses the configuration.
  }
}

/** `inert` is a document that loads and runs nothing. */
function sanitized(html: string, sanitizer: Api, inert: Document): DocumentFragment {
  // The API would drop an unknown element with its content. These are unwrapped, so that their text is kept.
  for (const [, name] of html.matchAll(OTHER_TAG))
    for (const namespace of [HTML, MATHML])
      sanitizer.replaceElementWithChildren({ name: name!.toLowerCase(), namespace });
  const holder = inert.createElement('div') as Element as Holder;
  // eslint-disable-next-line no-restricted-syntax -- This is the sink.
  holder.setHTML(html, { sanitizer });
  for (const element of holder.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (!isHarmless(name, element.getAttribute(name) ?? '')) element.removeAttribute(name);
  const range = inert.createRange();
  range.selectNodeContents(holder);
  return range.extractContents();
}

function isHarmless(name: string, value: string): boolean {
  if (ENDS_RAW_TEXT.test(value)) return false;
  if (value === '' || WORDS.includes(name) || ADDRESS.test(value.trim().replace(SPACE, ''))) return true;
  return name === 'src' && value.startsWith('data:'); // The sink looks at these.
}
