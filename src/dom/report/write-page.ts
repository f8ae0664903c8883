import { itemAt } from '../../engine/outline-tree.ts';
import type { Walk } from '../walk/walk-page.ts';
import { escapeText, escapeValue } from './escape.ts';
import { hiddenContent } from './hidden-content.ts';
import { LABEL_CHARS, tagName, VOID, WITHOUT_CONTENT } from './markup.ts';
import type { Redactors } from './redactors.ts';
import { attributesOf } from './write-attributes.ts';

const FRAMES = new Set(['iframe', 'frame']);
const KEEPS_SPACE = new Set(['pre', 'listing', 'xmp', 'plaintext']);
/** Elements that get a line of their own, so that the file can be read. */
const ON_OWN_LINE = /^(?:body|div|section|article|main|aside|header|footer|nav|ul|ol|li|p|h[1-6]|table|tr|form)$/;

/**
 * The markup of the walked page: the elements of the outline with redacted attributes and the texts that were read,
 * with other letters. Shadow trees and slots are in place, frames are documents of their own.
 */
export function writePage(walk: Walk, redactors: Redactors): string {
  const { outline, elements: nodes, texts } = walk;
  const { elements, runs, blocks } = outline;
  const undisplayed = new Set(walk.undisplayed);
  const open: { readonly index: number; readonly end: number; readonly before: string[] }[] = [];
  /** Markup so far, of the document or of the innermost open frame. */
  let out: string[] = [];
  let keepsSpace = 0;

  const close = (): void => {
    const { index, before } = open.pop()!;
    const { tag } = itemAt(elements, index);
    if (KEEPS_SPACE.has(tag)) keepsSpace--;
    if (FRAMES.has(tag)) {
      const inside = out.join('');
      out = before;
      if (inside !== '') out.push(out.pop()!.replace(/>$/, ` srcdoc="${escapeValue(inside)}">`));
    }
    if (!VOID.has(tag)) out.push(`</${tagName(tag, redactors)}>`);
  };
  let next = 0;
  const writeTexts = (before: number): void => {
    for (; next < runs.length && runs[next]!.before <= before; next++) {
      const { element, block } = runs[next]!;
      while (open.length > 0 && open.at(-1)!.index !== element) close();
      out.push(
        escapeText(redactors.text.redact(texts[next]!.data, { isLabel: itemAt(blocks, block).chars <= LABEL_CHARS })),
      );
    }
  };
  for (let i = 0; i < elements.length; i++) {
    const { tag, end } = itemAt(elements, i);
    const node = nodes[i]!;
    writeTexts(i);
    while (open.length > 0 && open.at(-1)!.end <= i) close();
    if (keepsSpace === 0 && ON_OWN_LINE.test(tag)) out.push('\n');
    const isHidden = undisplayed.has(node);
    const name = tagName(tag, redactors);
    out.push(`<${name}${attributesOf(node, itemAt(elements, i), { isHidden, redactors })}>`);
    if (isHidden) {
      // Hidden content is in the report too, because the engine decides whether to read it.
      out.push(hiddenContent(node, redactors), `</${name}>`);
      i = end - 1;
      continue;
    }
    open.push({ index: i, end, before: out });
    if (FRAMES.has(tag)) out = [];
    if (KEEPS_SPACE.has(tag)) keepsSpace++;
    // The parser drops the first line break in it.
    if (tag === 'pre') out.push('\n');
    if (WITHOUT_CONTENT.has(tag) || VOID.has(tag)) close();
  }
  writeTexts(Infinity);
  while (open.length > 0) close();
  return out.join('');
}
