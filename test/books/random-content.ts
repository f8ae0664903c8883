import fc from 'fast-check';
import { ATTRIBUTES, HTML_ELEMENTS, MATHML_ELEMENTS } from '../../src/reader/article/allowlist.ts';

const VOID = new Set(['br', 'wbr', 'hr', 'img', 'source', 'col', 'mspace', 'mprescripts']);
const TEXTS = ['word', ' ', 'a sentence of words. ', '漢字', 'שלום', '<&>', '\u0001', '\ufffe', '1', '\u00a0'];
const VALUES = [
  ...['', ' ', '0', '1', '-1', '3', '99999', '1.5', '50%', '2em', 'none', 'a b', 'x"y', '<&>', '\u0002', 'true', 'RTL'],
  ...['ltr', 'auto', 'en', 'en_US', 'zh-Hant', 'x-y', 'row', 'colgroup', 'A', 'block', 'bold', 'left center', 'open'],
  ...['footnotes', 'footnote-ref', 'callout callout-tip', 'post', 'embed', 'sidenote', 'language-js', 'article-a'],
  ...['#article-a', '#', '#%zz', 'https://a.example/a b|c?x=[1]', 'https://a.example/i.png', 'mailto:a b@c.example'],
  ...['https://[::1', '//b.example/x', 'https://a.example/i.png 1x, https://a.example/j.png 2x', '2024-02-30'],
  ...['2024-05-06T07:08Z', 'image/png', '(min-width: 1px)', 'data:image/png;base64,broken'],
];

const attributes = fc
  .array(fc.tuple(fc.constantFrom(...ATTRIBUTES), fc.constantFrom(...VALUES)), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => ` ${name}="${escaped(value)}"`).join(''));
const text = fc.constantFrom(...TEXTS).map(escaped);

/** Content of articles: all elements and attributes that the sink lets through, nested in any way. */
export const randomContent: fc.Arbitrary<string> = fc.letrec<{ content: string; formula: string }>((tie) => ({
  content: trees('content', HTML_ELEMENTS, [
    text,
    tie('content'),
    tie('formula').map((inner) => `<math>${inner}</math>`),
  ]),
  formula: trees('formula', MATHML_ELEMENTS, [text, tie('formula')]),
})).content;

/** Up to five elements with these names, with attributes and the content that is drawn from `inner`. */
function trees(
  depthIdentifier: string,
  names: readonly string[],
  inner: readonly fc.Arbitrary<string>[],
): fc.Arbitrary<string> {
  const element = fc
    .tuple(fc.constantFrom(...names), attributes, fc.oneof({ depthIdentifier, depthSize: 'medium' }, ...inner))
    .map(([name, written, content]) =>
      VOID.has(name) ? `<${name}${written}>` : `<${name}${written}>${content}</${name}>`,
    );
  return fc
    .array(fc.oneof({ weight: 3, arbitrary: element }, { weight: 1, arbitrary: text }), {
      minLength: 1,
      maxLength: 5,
      depthIdentifier,
    })
    .map((parts) => parts.join(''));
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
