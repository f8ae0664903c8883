import { closest, firstRunOf, itemAt } from '../../../engine/outline-tree.ts';
import type { Outline } from '../../../engine/types.ts';
import { textContentOf } from '../../safe-dom.ts';
import { nodeAt } from '../../walk/node-at.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { knownLanguage } from './language-names.ts';

/** Characters of text, besides the listing, in an element that frames it. */
const FRAME_CHARS = 80;
const MAX_LEVELS = 4;

/** A block that holds only the name of a language, and that name. */
export type LanguageLabel = { readonly block: number; readonly language: string };

/** The text of a block as a label, lower case, without the buttons beside it; '' for a heading and a longer text. */
export function labelIn({ elements, blocks, runs }: Outline, block: number): string {
  const { chars, heading, text: whole } = itemAt(blocks, block);
  if (heading > 0 || chars > FRAME_CHARS) return '';
  let text = '';
  let i = firstRunOf(runs, block);
  for (let run = runs[i]; run?.block === block; run = runs[++i]) {
    const around = closest(elements, run.element, ({ tag, breaks }) => tag === 'button' || breaks);
    if (elements[around]?.tag !== 'button') text += whole.slice(run.start, run.end);
  }
  return text.trim().replace(/:$/, '').toLowerCase();
}

/** The labels above a listing, in the widest element around it that holds little else. A heading is no label. */
export function languageLabels({ outline }: Walk, listing: number): LanguageLabel[] {
  const { elements, blocks } = outline;
  const { firstBlock, lastBlock, parent } = itemAt(elements, listing);
  let first = firstBlock;
  let levels = 0;
  closest(elements, parent, (around) => {
    let chars = 0;
    for (let b = around.firstBlock; b < around.lastBlock && chars <= FRAME_CHARS; b++)
      if (b < firstBlock || b >= lastBlock) chars += itemAt(blocks, b).chars;
    if (chars <= FRAME_CHARS) first = around.firstBlock;
    return chars > FRAME_CHARS || ++levels === MAX_LEVELS;
  });
  const labels: LanguageLabel[] = [];
  for (let block = first; block < firstBlock; block++) {
    const language = knownLanguage(labelIn(outline, block));
    if (language !== '') labels.push({ block, language });
  }
  return labels;
}

/** An element inside a listing, before its code, that holds only the name of a language; null where there is none. */
export function labelInside(
  walk: Walk,
  listing: number,
): { readonly element: number; readonly language: string } | null {
  const { elements } = walk.outline;
  const { end } = itemAt(elements, listing);
  for (let i = listing + 1, found = null; i < end; i = itemAt(elements, i).end) {
    if (itemAt(elements, i).tag === 'code') return found;
    const language = knownLanguage(textContentOf(nodeAt(walk, i)) ?? '');
    if (language !== '') found = { element: i, language };
  }
  return null;
}
