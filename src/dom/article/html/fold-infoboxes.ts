import { moveChildren } from '../../move-children.ts';

/** Blocks that no line holds. */
const BLOCKS = 'h1, h2, h3, h4, h5, h6, hr, pre, blockquote, div, section, aside, ul, ol, dl, details, figure, table';

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
    const cell = name?.cells[0];
    if (name?.cells.length !== 1 || !cell || name.querySelector('img') || !becomesLines(cell)) continue;
    const details = root.ownerDocument.createElement('details');
    const summary = root.ownerDocument.createElement('summary');
    moveChildren(cell, summary);
    name.remove();
    box.replaceWith(details);
    details.append(summary, box);
  }
}

/** Makes lines of the paragraphs of a name, as a summary holds no blocks. False where it has other blocks. */
function becomesLines(cell: HTMLTableCellElement): boolean {
  const { children, ownerDocument } = cell;
  const isHeading = children.length === 1 && /^h[1-6]$/.test(children[0]!.localName);
  if (isHeading) return true;
  if (cell.querySelector(BLOCKS) !== null) return false;
  for (const paragraph of cell.querySelectorAll('p')) {
    if (paragraph.previousSibling !== null) paragraph.before(ownerDocument.createElement('br'));
    if (paragraph.nextSibling !== null && paragraph.nextElementSibling?.localName !== 'p')
      paragraph.after(ownerDocument.createElement('br'));
    const line = ownerDocument.createElement('span');
    for (const { name, value } of paragraph.attributes) line.setAttribute(name, value);
    moveChildren(paragraph, line);
    paragraph.replaceWith(...(line.attributes.length > 0 ? [line] : line.childNodes));
  }
  return true;
}
