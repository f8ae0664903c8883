import type { Outline, OutlineElement } from '../../../engine/types.ts';
import { isPullQuote, isQuotation } from '../parts/quotations.ts';
import { type BlockRule, BLOCK_RULES } from '../html/vocabulary.ts';

const TAGS = new Set(['div', 'section', 'aside']);
const QUOTE = /quote/i;

/** True for the aside of XenForo 1 that holds a quotation and the line of who wrote it. */
export function isQuoteBox({ elements }: Outline, { tag, classes, parent }: OutlineElement): boolean {
  return tag === 'aside' && classes === '' && QUOTE.test(elements[parent]?.classes ?? '');
}

/** True for an element that is the text of the quotation right around it, and no other one. */
export function isQuotedText(outline: Outline, element: OutlineElement): boolean {
  const around = outline.elements[element.parent];
  if (around === undefined) return false;
  if (element.tag === 'blockquote') return isQuoteBox(outline, around);
  return around.tag === 'blockquote' && element.firstBlock === around.firstBlock && isQuotation(element);
}

/**
 * The rule for an element that is a quotation by its class; null for everything else, and where it holds a blockquote.
 */
export function quotationRule({ elements }: Outline, index: number): BlockRule | null {
  const element = elements[index]!;
  if (element.classes === '' || !TAGS.has(element.tag) || !(isQuotation(element) || isPullQuote(element))) return null;
  for (let i = index + 1; i < element.end; i++) if (elements[i]!.tag === 'blockquote') return null;
  return BLOCK_RULES.get('blockquote') ?? null;
}
