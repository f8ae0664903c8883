import { closest, itemAt } from '../../../engine/outline-tree.ts';
import type { Outline } from '../../../engine/types.ts';
import { isPermalinkText } from '../../metadata/headline-text.ts';
import { textContentOf } from '../../safe-dom.ts';
import { traitsOf } from '../parts/page-traits.ts';
import { isSectionControl } from '../parts/section-controls.ts';

/**
 * True for a control of a section, and for a button beside the words of a heading that copies a link to it. `chars`:
 * text per element.
 */
export function isControlInText(outline: Outline, index: number, node: Element, chars: Float64Array): boolean {
  const element = itemAt(outline.elements, index);
  if (traitsOf(outline).sectionControls && isSectionControl(element)) return true;
  if (element.tag !== 'button') return false;
  const heading = closest(outline.elements, index, ({ tag }) => /^h\d$/.test(tag));
  return heading >= 0 && chars[index]! < chars[heading]! && isPermalinkText((textContentOf(node) ?? '').trim());
}
