import type { OutlineElement } from '../../../engine/types.ts';
import { attributeOf } from '../../safe-dom.ts';
import { CALLOUT_TAGS, isCallout, isCalloutTitle } from '../parts/callouts.ts';
import type { BlockRule } from '../html/vocabulary.ts';

const WORD = /[a-z]+/g;
/** The callout kinds that the views style, by the class words that name them; any other callout is of kind 'note'. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ...['tip', 'hint', 'success', 'check', 'done'].map((word) => [word, 'tip'] as const),
  ...['important', 'attention'].map((word) => [word, 'important'] as const),
  ...['warning', 'warn', 'caution'].map((word) => [word, 'warning'] as const),
  ...['danger', 'error', 'critical', 'bug', 'failure', 'fail', 'missing'].map((word) => [word, 'danger'] as const),
]);

/** The rule for a callout; null for everything else. */
export function calloutRule(element: OutlineElement, node: Element): BlockRule | null {
  if (!isCallout(element)) return null;
  // Obsidian Publish and its like name the kind in an attribute, and every kind has the same class names.
  const kind = kindOf(attributeOf(node, 'data-callout')) ?? kindOf(element.classes) ?? 'note';
  return { tag: 'aside', kind: 'flow', fixed: [['class', `callout callout-${kind}`]] };
}

/** The rule for the title of the callout that is open; null for everything else. */
export function calloutTitleRule(element: OutlineElement): BlockRule | null {
  if (!CALLOUT_TAGS.has(element.tag) || !isCalloutTitle(element)) return null;
  return { tag: 'p', kind: 'phrasing', fixed: [['class', 'callout-title']] };
}

function kindOf(words: string): string | null {
  for (const word of words.toLowerCase().match(WORD) ?? []) {
    const kind = KINDS.get(word);
    if (kind !== undefined) return kind;
  }
  return null;
}
