import type { OutlineElement } from '../../../engine/types.ts';

/** Class names that documentation tools and editors give to callouts. */
const CALLOUT_NAMES = new Set(
  'admonition theme-admonition callout callout-block markdown-alert alert custom-block hint notecard notice infobox info-box infobox-note note-box tip-box warning-box message-box panel-note'.split(
    ' ',
  ),
);
const TITLE_CLASS =
  /(?:^|\s)(?:admonition|callout|markdown-alert|alert|custom-block|hint|notecard|notice)[-_]*(?:title|heading|header)/i;
/** Tags that may be a callout or its title. */
export const CALLOUT_TAGS: ReadonlySet<string> = new Set(['div', 'section', 'aside', 'blockquote', 'p']);
/** An aside with such a name is a list of footnotes, not a callout. */
const NOTES_CLASS = /(?:foot|end|side|margin)-?notes?/i;

/** True for an element that is a callout by its class names, its role or its tag. */
export function isCallout({ tag, role, classes }: OutlineElement): boolean {
  if (!CALLOUT_TAGS.has(tag) || (classes !== '' && NOTES_CLASS.test(classes))) return false;
  return (
    role === 'note' ||
    tag === 'aside' ||
    (classes !== '' && classes.split(/\s+/).some((name) => CALLOUT_NAMES.has(name)))
  );
}

/** True for an element whose class names it the title of a callout. */
export function isCalloutTitle({ classes }: OutlineElement): boolean {
  return classes !== '' && TITLE_CLASS.test(classes);
}
