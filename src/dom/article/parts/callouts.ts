import type { OutlineElement } from '../../../engine/types.ts';
import { isQuotation } from './quotations.ts';

/** Class words that documentation tools and editors give to callouts, alone or behind a prefix ("bd-callout"). */
const CALLOUT_CLASS =
  /(?:^|\s)(?:(?:\w+-)?(?:admonition|callout)(?:-?block)?|(?:markdown-)?alert|custom-block|caution|important|danger|hint|note(?:card)?|notice|tip|warning|panel-note|(?:note|tip|warning|info|message)-?box|confluence-information-macro)(?=\s|$)/i;
const TITLE_CLASS = /(?:title|heading|header)(?=\s|$)/i;
/** Tags that may be a callout or its title. */
export const CALLOUT_TAGS: ReadonlySet<string> = new Set(['div', 'section', 'aside', 'blockquote', 'p', 'dl']);
/** An aside with such a name is a list of footnotes, not a callout. */
const NOTES_CLASS = /(?:foot|end|side|margin)-?notes?/i;

/** True for an element that is a callout by its class names, its role or its tag. */
export function isCallout(element: OutlineElement): boolean {
  const { tag, role, classes } = element;
  if (!CALLOUT_TAGS.has(tag)) return false;
  if (role !== 'note' && tag !== 'aside' && (classes === '' || !CALLOUT_CLASS.test(classes))) return false;
  return (classes === '' || !NOTES_CLASS.test(classes)) && !isQuotation(element);
}

/** True for an element whose class names it the title of a callout, if it is at the start of one. */
export function isCalloutTitle({ classes }: OutlineElement): boolean {
  return classes !== '' && TITLE_CLASS.test(classes);
}
