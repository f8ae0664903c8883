import { textContentOf } from '../../safe-dom.ts';

/** The text of a node on one line. */
export function textOf(node: Element | undefined): string {
  return node === undefined ? '' : (textContentOf(node) ?? '').replace(/\s+/g, ' ').trim();
}
