import type { OutlineElement } from '../../../engine/types.ts';
import type { BlockRule } from '../write/vocabulary.ts';

/** What documentation tools and editors call a box beside the running text. */
const CALLOUT_NAMES = new Set(
  'admonition theme-admonition callout callout-block markdown-alert alert custom-block hint notecard notice infobox info-box infobox-note note-box tip-box warning-box message-box panel-note'.split(
    ' ',
  ),
);
const TITLE_CLASS =
  /(?:^|\s)(?:admonition|callout|markdown-alert|alert|custom-block|hint|notecard|notice)[-_]*(?:title|heading|header)/i;
const HOSTS = new Set(['div', 'section', 'aside', 'blockquote', 'p']);
/** An aside of notes is a list of notes. */
const NOTES = /(?:foot|end|side|margin)-?notes?/i;
const WORD = /[a-z]+/g;

/** The five kinds that the view knows, and the words that mean them; what names none is a note. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ...['tip', 'hint', 'success'].map((word) => [word, 'tip'] as const),
  ...['important', 'attention'].map((word) => [word, 'important'] as const),
  ...['warning', 'warn', 'caution'].map((word) => [word, 'warning'] as const),
  ...['danger', 'error', 'critical', 'bug', 'failure'].map((word) => [word, 'danger'] as const),
]);

/** The rule for an element that is a box beside the text, by its name, its role or its tag; null for everything else. */
export function calloutRule(element: OutlineElement, isInCallout: boolean): BlockRule | null {
  const { tag, classes } = element;
  if (!HOSTS.has(tag)) return null;
  if (isInCallout)
    return isCalloutTitle(element) ? { tag: 'p', kind: 'phrasing', fixed: [['class', 'callout-title']] } : null;
  if (!isCallout(element)) return null;
  return { tag: 'aside', kind: 'flow', fixed: [['class', `callout callout-${kindOf(classes)}`]] };
}

/** True for such a box. */
export function isCallout({ tag, role, classes }: OutlineElement): boolean {
  if (!HOSTS.has(tag) || (classes !== '' && NOTES.test(classes))) return false;
  return (
    role === 'note' ||
    tag === 'aside' ||
    (classes !== '' && classes.split(/\s+/).some((name) => CALLOUT_NAMES.has(name)))
  );
}

/** True for what is named the title of one. */
export function isCalloutTitle({ classes }: OutlineElement): boolean {
  return classes !== '' && TITLE_CLASS.test(classes);
}

function kindOf(classes: string): string {
  for (const word of classes.toLowerCase().match(WORD) ?? []) {
    const kind = KINDS.get(word);
    if (kind !== undefined) return kind;
  }
  return 'note';
}
