import { moveChildren, takeChildren } from '../../move-children.ts';

/**
 * Puts the parts of a table in the order in which browsers show them, which HTML demands: one caption, one head, rows,
 * one foot. Words of further captions join the first; further heads and feet are rows like others.
 */
export function settleTable(table: HTMLElement): void {
  const named = (name: string): Element[] => [...table.children].filter(({ localName }) => localName === name);
  for (const name of ['thead', 'tfoot'])
    for (const further of named(name).slice(1)) {
      const rows = table.ownerDocument.createElement('tbody');
      moveChildren(further, rows);
      further.replaceWith(rows);
    }
  const [caption, ...captions] = named('caption');
  for (const further of captions) {
    caption?.append(table.ownerDocument.createElement('br'), takeChildren(further));
    further.remove();
  }
  table.prepend(...(caption ? [caption] : []), ...named('thead'));
  table.append(...named('tfoot'));
}
