import type { Outline } from '../../../engine/types.ts';
import { isPullQuote, isQuotation } from '../parts/quotations.ts';
import { type BlockRule, BLOCK_RULES } from './vocabulary.ts';

const TAGS = new Set(['div', 'section', 'aside']);

/**
 * The rule for an element that is a quotation by its class; null for everything else, and where it holds a blockquote.
 */
export function quotationRule({ elements }: Outline, index: number): BlockRule | null {
  const element = elements[index]!;
  if (element.classes === '' || !TAGS.has(element.tag) || !(isQuotation(element) || isPullQuote(element))) return null;
  for (let i = index + 1; i < element.end; i++) if (elements[i]!.tag === 'blockquote') return null;
  return BLOCK_RULES.get('blockquote') ?? null;
}
