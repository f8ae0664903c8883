import type { OutlineElement } from '../../../engine/types.ts';
import { CALLOUT_TAGS, isCallout, isCalloutTitle } from '../parts/callouts.ts';
import type { BlockRule } from '../html/vocabulary.ts';

const WORD = /[a-z]+/g;
/** The callout kinds that the views style, by the class words that name them; any other callout is of kind 'note'. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ...['tip', 'hint', 'success'].map((word) => [word, 'tip'] as const),
  ...['important', 'attention'].map((word) => [word, 'important'] as const),
  ...['warning', 'warn', 'caution'].map((word) => [word, 'warning'] as const),
  ...['danger', 'error', 'critical', 'bug', 'failure'].map((word) => [word, 'danger'] as const),
]);

/** The rule for a callout; null for everything else. */
export function calloutRule(element: OutlineElement): BlockRule | null {
  if (!isCallout(element)) return null;
  return { tag: 'aside', kind: 'flow', fixed: [['class', `callout callout-${kindOf(element.classes)}`]] };
}

/** The rule for the title of the callout that is open; null for everything else. */
export function calloutTitleRule(element: OutlineElement): BlockRule | null {
  if (!CALLOUT_TAGS.has(element.tag) || !isCalloutTitle(element)) return null;
  return { tag: 'p', kind: 'phrasing', fixed: [['class', 'callout-title']] };
}

function kindOf(classes: string): string {
  for (const word of classes.toLowerCase().match(WORD) ?? []) {
    const kind = KINDS.get(word);
    if (kind !== undefined) return kind;
  }
  return 'note';
}
