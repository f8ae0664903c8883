import { withPostLines } from '../parts/credits.ts';
import { DATA_PICTURE, dataPictureText } from '../parts/data-picture.ts';
import { mathText } from '../parts/math-text.ts';
import { formulaTex } from './math/formula-tex.ts';
import { SHOW_TEXT, TEXT_NODE } from '../../dom/node-constants.ts';

/** Elements that stand for the mark and the text of a footnote. Their `value` is its number. */
export const MARK = 'x-mark';
export const NOTE = 'x-note';

const BLOCKS =
  'p, div, ul, ol, li, dl, dt, dd, blockquote, pre, figure, figcaption, section, article, header, aside, h1, h2, h3, h4, h5, h6, hr';

/** Most columns or rows that a cell spans. Each becomes a cell, so a hostile page could make millions. */
const MAX_SPAN = 100;

/**
 * A copy of the content for the conversion: footnotes have a form of their own, formulas have TeX or are text, links
 * inside the article are text, so are pictures without an address, and spans are small.
 */
export function prepareContent(content: DocumentFragment): DocumentFragment {
  const copy = withPostLines(content);
  moveNotes(copy);
  for (const image of copy.querySelectorAll(DATA_PICTURE)) image.replaceWith(dataPictureText(image));
  // Markdown has no ids that other links could lead to.
  for (const link of copy.querySelectorAll('a[href^="#"]')) unwrap(link);
  for (const formula of copy.querySelectorAll('math'))
    if ((formula.getAttribute('alttext') ?? '').trim() === '') writeTex(formula);
  for (const cell of copy.querySelectorAll('td, th')) {
    flattenBlocks(cell);
    for (const name of ['colspan', 'rowspan'])
      if (Number(cell.getAttribute(name)) > MAX_SPAN) cell.setAttribute(name, '1');
  }
  return copy;
}

/** Replaces an element by its children. A call with all of them as arguments throws at 100,000. */
function unwrap(element: Element): void {
  while (element.firstChild) element.before(element.firstChild);
  element.remove();
}

/** Gives a formula the TeX that its MathML stands for. One that has none becomes text. */
function writeTex(formula: Element): void {
  const tex = formulaTex(formula);
  if (tex === null) formula.replaceWith(asText(formula));
  else formula.setAttribute('alttext', tex);
}

function asText(formula: Element): Node {
  const text = mathText(formula);
  if (formula.getAttribute('display') !== 'block') return formula.ownerDocument.createTextNode(text);
  const paragraph = formula.ownerDocument.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}

/** Writes the blocks of a cell as lines, because a cell of Markdown is one line. */
function flattenBlocks(cell: Element): void {
  const blocks = [...cell.querySelectorAll(BLOCKS)];
  if (blocks.length === 0) return;
  for (const block of blocks) {
    if (block.localName === 'li') block.prepend('• ');
    block.before(block.ownerDocument.createElement('br'));
    block.after(block.ownerDocument.createElement('br'));
    unwrap(block);
  }
  for (const line of cell.querySelectorAll('br')) {
    const before = previousText(line);
    if (before === null || before.nodeName === 'BR') line.remove();
  }
  const last = cell.lastChild;
  if (last?.nodeName === 'BR') last.remove();
}

/** The sibling before a node, without white space; null if there is none. */
function previousText(node: Node): Node | null {
  let before = node.previousSibling;
  while (before?.nodeType === TEXT_NODE && (before.nodeValue ?? '').trim() === '') before = before.previousSibling;
  return before;
}

/** Numbers the notes that marks refer to, in their order, and takes them out of their list or table. */
function moveNotes(root: DocumentFragment): void {
  const ids = new Map([...root.querySelectorAll('.footnotes [id]')].map((element) => [element.id, element]));
  const numbers = new Map<Element, number>();
  const marks = new Map<Element, string>();
  for (const mark of root.querySelectorAll<HTMLAnchorElement>('a.footnote-ref')) {
    // The sink writes ids into links as they are, without percent encoding.
    const target = ids.get((mark.getAttribute('href') ?? '').slice(1));
    const note = target?.closest('li, dd, .footnote') ?? target?.closest('p, td, div');
    if (note == null || note.contains(mark)) continue;
    const number = numbers.get(note) ?? numbers.size + 1;
    numbers.set(note, number);
    marks.set(note, mark.textContent.trim());
    const around =
      mark.parentElement?.localName === 'sup' && mark.nextSibling === null && mark.previousSibling === null;
    (around ? mark.parentElement! : mark).replaceWith(withNumber(root, MARK, number));
  }
  const holders = new Set<Element>();
  for (const [note, number] of numbers) {
    for (const back of note.querySelectorAll('.footnote-back')) back.remove();
    cutMark(note, marks.get(note) ?? '');
    const text = withNumber(root, NOTE, number);
    while (note.firstChild) text.append(note.firstChild);
    const holder = note.closest('ol, ul, dl, table') ?? note;
    holder.before(text);
    note.remove();
    holders.add(holder);
  }
  for (const holder of holders) if ((holder.textContent ?? '').trim() === '') holder.remove();
}

/** Removes the page's own mark, such as [1], from the start of a note. */
function cutMark(note: Element, mark: string): void {
  const texts = note.ownerDocument.createTreeWalker(note, SHOW_TEXT);
  let first = texts.nextNode();
  while (first !== null && (first.nodeValue ?? '').trim() === '') first = texts.nextNode();
  const text = first?.nodeValue?.trimStart() ?? '';
  if (first !== null && mark !== '' && text.startsWith(mark)) first.nodeValue = text.slice(mark.length).trimStart();
}

function withNumber(root: DocumentFragment, tag: string, number: number): Element {
  const element = root.ownerDocument.createElement(tag);
  element.setAttribute('value', String(number));
  return element;
}
