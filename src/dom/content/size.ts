import { attributeOf, rectOf } from '../safe-dom.ts';

/** CSS pixels from which a picture is one of the article's own rather than an icon or an avatar. */
const LARGE_WIDTH = 200;
const LARGE_HEIGHT = 100;

/** True where a picture is large: by its file, by its attributes, or by the room the page gives it. */
export function isLarge(width: number, height: number): boolean {
  return width >= LARGE_WIDTH && (height === 0 || height >= LARGE_HEIGHT);
}

/** The same for an element on the page. Reads layout only where file and attributes say nothing; a picture that is not there yet, and has no room of its own, may be large. */
export function isShownLarge(element: Element): boolean {
  const { naturalWidth = 0, naturalHeight = 0 } = element as Partial<HTMLImageElement>;
  if (isLarge(naturalWidth, naturalHeight)) return true;
  const width = parseInt(attributeOf(element, 'width'), 10) || 0;
  const height = parseInt(attributeOf(element, 'height'), 10) || 0;
  if (isLarge(width, height)) return true;
  const rect = rectOf(element);
  return isLarge(rect.width, rect.height) || (naturalWidth + width + height === 0 && rect.width * rect.height === 0);
}
