import type { OutlineElement } from '../../../engine/types.ts';
import { CALLOUT_TAGS, isCallout, isCalloutTitle } from '../parts/callouts.ts';
import type { BlockRule } from './vocabulary.ts';

const WORD = /[a-z]+/g;
/** The callout kinds that the views style, by the class words that name them; any other callout is of kind 'note'. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ...['tip', 'hint', 'success'].map((word) => [word, 'tip'] as const),
  ...['important', 'attention'].map((word) => [word, 'important'] as const),
  ...['warning', 'warn', 'caution'].map((word) => [word, 'warning'] as const),
  ...['danger', 'error', 'critical', 'bug', 'failure'].map((word) => [word, 'danger'] as const),
]);

/** The rule for a callout, or for the title of the callout that is open; null for everything else. */
export function calloutRule(element: OutlineElement, isInCallout: boolean): BlockRule | null {
  const { tag, classes } = element;
  if (!CALLOUT_TAGS.has(tag)) return null;
  if (isInCallout)
    return isCalloutTitle(element) ? { tag: 'p', kind: 'phrasing', fixed: [['class', 'callout-title']] } : null;
  if (!isCallout(element)) return null;
  return { tag: 'aside', kind: 'flow', fixed: [['class', `callout callout-${kindOf(classes)}`]] };
}

function kindOf(classes: string): string {
  for (const word of classes.toLowerCase().match(WORD) ?? []) {
    const kind = KINDS.get(word);
    if (kind !== undefined) return kind;
  }
  return 'note';
}
