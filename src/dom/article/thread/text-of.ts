import { queryAll, textContentOf } from '../../safe-dom.ts';

/** Text with these signs may be a script's. */
const CODE_SIGNS = /[;{]/;

/** The text of a node on one line, without scripts. */
export function textOf(node: Element | undefined): string {
  if (node === undefined) return '';
  let text = textContentOf(node) ?? '';
  if (CODE_SIGNS.test(text))
    for (const script of queryAll(node, 'script, style')) text = text.replace(textContentOf(script) ?? '', ' ');
  return text.replace(/\s+/g, ' ').trim();
}
