import { mathText } from './math-text.ts';
import { TEXT_NODE } from '../../dom/node-constants.ts';
import { DATA_PICTURE, dataPictureText } from './data-picture.ts';
import { isElement } from './edit-dom.ts';

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
/** White space other than one space. To replace each single space by itself takes long in a text of megabytes. */
const NO_SINGLE_SPACE = /[^\S ]\s*| \s+/g;
const CELLS = new Set('TD,TH'.split(','));

/** The text of a node, with line breaks as the only layout. */
export function plainText(root: Node): string {
  return write(root, false, 0)
    .replace(SPACE_AT_END, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** `place`: elements before the node among its siblings. */
function write(node: Node, preformatted: boolean, place: number): string {
  if (node.nodeType === TEXT_NODE) return preformatted ? textOf(node) : textOf(node).replace(NO_SINGLE_SPACE, ' ');
  const name = node.nodeName;
  if (isElement(node)) {
    if (name === 'math') return mathText(node);
    if (name === 'IMG') {
      if (node.matches('.formula')) return node.getAttribute('alt') ?? '';
      return node.matches(DATA_PICTURE) ? dataPictureText(node) : '';
    }
  }
  if (name === 'BR') return '\n';
  if (name === 'HR') return '\n\n* * *\n\n';
  const isPreformatted = preformatted || name === 'PRE';
  let [inner, before] = ['', 0];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    inner += write(child, isPreformatted, before);
    if (isElement(child)) before++;
  }
  if (name === 'LI' && isElement(node)) return `\n${itemMarker(node, place)}${inner.trim().replace(/\n+/g, '\n  ')}`;
  if (name === 'PRE') return `\n\n${inner.replace(/\n$/, '')}\n\n`;
  if (isReply(node))
    return `\n\n${inner
      .trim()
      .replace(SPACE_AT_END, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/^/gm, '> ')}\n\n`;
  if (PARAGRAPHS.has(name)) return `\n\n${inner.trim()}\n\n`;
  if (LINES.has(name)) return `\n${inner.trim()}`;
  if (CELLS.has(name)) return `${inner.trim().replace(NO_SINGLE_SPACE, ' ')}\t`;
  return inner;
}

/** True for a post of a thread that is inside the post it replies to. */
export function isReply(node: Node): boolean {
  return node.nodeName === 'ARTICLE' && node.parentElement?.closest('article') != null;
}

/** The marker of a list item: a dash, or its number in an ordered list. `place`: elements before it in the list. */
function itemMarker(item: Element, place: number): string {
  const list = item.parentElement;
  if (list?.nodeName !== 'OL') return '- ';
  const first = wholeNumber(list, 'start') ?? 1;
  return `${String(wholeNumber(item, 'value') ?? first + place)}. `;
}

/** The whole number at the start of an attribute, as browsers read it; null where there is none. */
function wholeNumber(element: Element, name: string): number | null {
  const written = /^\s*([+-]?\d+)/.exec(element.getAttribute(name) ?? '')?.[1];
  return written === undefined ? null : Number(written);
}

function textOf(text: Node): string {
  return text.nodeValue ?? '';
}
