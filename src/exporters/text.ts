import { creditLine, withPostLines } from './parts/credits.ts';
import { DATA_PICTURE, dataPictureText } from './parts/data-picture.ts';
import type { Exporter } from './parts/exporter.ts';
import { mathText } from './parts/math-text.ts';
import { sourceAddress } from './parts/source-address.ts';
import { ELEMENT_NODE } from '../dom/node-constants.ts';

const PARAGRAPHS = new Set(
  'P,DIV,SECTION,ASIDE,ARTICLE,HEADER,FOOTER,H1,H2,H3,H4,H5,H6,BLOCKQUOTE,FIGURE,UL,OL,DL,DETAILS,TABLE,PRE,ADDRESS,HR'.split(
    ',',
  ),
);
const LINES = new Set('LI,DT,DD,TR,FIGCAPTION,SUMMARY,CAPTION'.split(','));
/**
 * Space before a line break. A match starts only at the first space; otherwise a long run would be read from each
 * space.
 */
const SPACE_AT_END = /(?<![ \t])[ \t]+\n/g;
const CELLS = new Set('TD,TH'.split(','));

/** Plain text with blank lines between paragraphs, markers before list items and tabs between cells. */
export const text: Exporter = {
  id: 'text',
  label: 'Plain text',
  mimeType: 'text/plain',
  extension: 'txt',
  render(article, content) {
    const parts = [
      article.title.trim(),
      creditLine(article),
      sourceAddress(article),
      plainText(withPostLines(content)),
    ];
    return Promise.resolve(parts.filter(Boolean).join('\n\n') + '\n');
  },
};

/** The text of a node, with line breaks as the only layout. */
export function plainText(root: Node): string {
  return write(root, false, 0)
    .replace(SPACE_AT_END, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** `place`: elements before the node among its siblings. */
function write(node: Node, preformatted: boolean, place: number): string {
  if (node instanceof Text) return preformatted ? node.data : node.data.replace(/\s+/g, ' ');
  const name = node.nodeName;
  if (node instanceof Element && name === 'math') return mathText(node);
  if (node instanceof HTMLImageElement) {
    if (node.matches('.formula')) return node.alt;
    return node.matches(DATA_PICTURE) ? dataPictureText(node) : '';
  }
  if (name === 'BR') return '\n';
  if (name === 'HR') return '\n\n* * *\n\n';
  const isPreformatted = preformatted || name === 'PRE';
  let [inner, before] = ['', 0];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    inner += write(child, isPreformatted, before);
    if (child.nodeType === ELEMENT_NODE) before++;
  }
  if (node instanceof HTMLLIElement) return `\n${itemMarker(node, place)}${inner.trim().replace(/\n+/g, '\n  ')}`;
  if (name === 'PRE') return `\n\n${inner.replace(/\n$/, '')}\n\n`;
  if (isReply(node))
    return `\n\n${inner
      .trim()
      .replace(SPACE_AT_END, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/^/gm, '> ')}\n\n`;
  if (PARAGRAPHS.has(name)) return `\n\n${inner.trim()}\n\n`;
  if (LINES.has(name)) return `\n${inner.trim()}`;
  if (CELLS.has(name)) return `${inner.trim().replace(/\s+/g, ' ')}\t`;
  return inner;
}

/** True for a post of a thread that is inside the post it replies to. */
export function isReply(node: Node): boolean {
  return node.nodeName === 'ARTICLE' && node.parentElement?.closest('article') != null;
}

/** The marker of a list item: a dash, or its number in an ordered list. `place`: elements before it in the list. */
function itemMarker(item: HTMLLIElement, place: number): string {
  const list = item.parentElement;
  if (!(list instanceof HTMLOListElement)) return '- ';
  return `${String(item.hasAttribute('value') ? item.value : list.start + place)}. `;
}
