import { createElement } from '../../create-element.ts';
import { moveChildren, unwrap } from '../../move-children.ts';
import { BLOCKS } from './settle-captions.ts';

/**
 * Moves an encyclopedia's boxes of facts below the text that follows them, before the next heading. A box whose first
 * row is a name is folded below this name.
 */
export function foldInfoboxes(root: HTMLElement): void {
  for (const box of root.querySelectorAll<HTMLTableElement>(':scope > .infobox')) {
    // The first box that still has the class is this one.
    root.querySelector(':scope > .infobox ~ h2')?.before(box);
    box.removeAttribute('class');
    const [name] = box.rows;
    if (name?.cells.length !== 1 || name.querySelector('img') || !becomesLines(name.cells[0]!)) continue;
    const details = root.ownerDocument.createElement('details');
    const summary = root.ownerDocument.createElement('summary');
    moveChildren(name.cells[0]!, summary);
    name.remove();
    box.replaceWith(details);
    details.append(summary, box);
  }
}

/** Makes lines of the paragraphs of a name, as a summary holds no blocks. False where it has other blocks. */
function becomesLines(cell: Element): boolean {
  const blocks = [...cell.querySelectorAll('*')].filter(({ localName }) => BLOCKS.has(localName));
  if (cell.children.length === 1 && /^h\d/.test(blocks[0]?.localName ?? '')) return true;
  // A direction or language of its own would be lost.
  if (blocks.some(({ localName, attributes }) => localName !== 'p' || attributes.length > 0)) return false;
  for (const line of blocks) {
    const { previousSibling, nextSibling } = line;
    if (previousSibling && previousSibling.nodeName !== 'BR') line.before(createElement(cell.ownerDocument, 'br'));
    if (nextSibling) line.after(createElement(cell.ownerDocument, 'br'));
    unwrap(line);
  }
  return true;
}
