import type { OutlineElement } from '../../../engine/types.ts';

/** Class names that boards and mail programs give to quoted text. */
const QUOTATION =
  /(?:^|\s)(?:quote|blockquote|bbcode_quote|bb-quote|quoted|quote-block|(?:forum|post)[_-]?[qQ]uote|gmail_quote|protonmail_quote|yahoo_quoted)(?:\s|$)/;
/** A sentence of the article, repeated in large letters to catch the eye. */
const PULL_QUOTE = /(?:^|[\s_-])pull-?quote(?:$|[\s_-])/i;

/** Elements that are quotations without the class of one. */
const quoted = new WeakSet<OutlineElement>();

/** Makes the element a quotation for `isQuotation`. */
export function markQuotation(element: OutlineElement): void {
  quoted.add(element);
}

/** True for an element whose class names it a quotation, and for a marked one. */
export function isQuotation(element: OutlineElement): boolean {
  return quoted.has(element) || (element.classes !== '' && QUOTATION.test(element.classes));
}

/** True for an element whose class names it a pull quote. */
export function isPullQuote({ classes }: OutlineElement): boolean {
  return classes !== '' && PULL_QUOTE.test(classes);
}
