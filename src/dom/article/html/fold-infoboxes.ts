import { moveChildren } from '../../move-children.ts';

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
    if (name?.cells.length !== 1 || name.querySelector('img')) continue;
    const details = root.ownerDocument.createElement('details');
    const summary = root.ownerDocument.createElement('summary');
    moveChildren(name.cells[0]!, summary);
    name.remove();
    box.replaceWith(details);
    details.append(summary, box);
  }
}
