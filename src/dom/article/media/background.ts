import { itemAt } from '../../../engine/outline-tree.ts';
import type { OutlineElement } from '../../../engine/types.ts';
import { attributeOf } from '../../safe-dom.ts';
import { mediaUrl } from '../../urls.ts';

/** The picture in an inline style. */
const BACKGROUND = /background(?:-image)?\s*:[^;]*?url\(\s*["']?([^"')]+)/i;
/** Class of the element for a lead picture. */
const LEAD_CLASS = /(?:hero|cover|featured|lead).*(?:image|img|photo|picture)/i;

/** The address of the background in an element's inline style; null where it has none. */
export function backgroundUrl(element: Element, base: string): string | null {
  return mediaUrl(BACKGROUND.exec(attributeOf(element, 'style'))?.[1] ?? '', base);
}

/**
 * True for an empty element whose background is a picture of the page: it has the role of a picture and a label, it has
 * a class of a lead picture, or it is the content of a figure.
 */
export function isBackgroundPicture(elements: readonly OutlineElement[], index: number, node: Element): boolean {
  const { role, classes, parent, end, firstBlock, lastBlock } = itemAt(elements, index);
  return (
    end === index + 1 &&
    firstBlock === lastBlock &&
    (elements[parent]?.tag === 'figure' ||
      (classes !== '' && LEAD_CLASS.test(classes)) ||
      (role === 'img' && attributeOf(node, 'aria-label') !== '')) &&
    BACKGROUND.test(attributeOf(node, 'style'))
  );
}
