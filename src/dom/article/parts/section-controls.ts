import type { OutlineElement } from '../../../engine/types.ts';

/** Class names of a wiki's edit links, pointers, coordinates and navigation boxes, and of switches of margin notes. */
const SECTION_CONTROL =
  /(?:^|\s)(?:mw-editsection|edit-?section|section-?edit|editlink|margin-toggle|hatnote|geo-inline|navbox|vertical-navbox)(?:\s|$)/;

/** True for a control inside the text that is not part of the text. */
export function isSectionControl({ classes }: OutlineElement): boolean {
  return classes !== '' && SECTION_CONTROL.test(classes);
}
