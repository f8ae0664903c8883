import { attributeOf, localNameOf, parentElementOf, rectOf } from '../../safe-dom.ts';
import { childNamed, isLazy, naturalSize } from './image-sources.ts';

/** CSS pixels from which a picture belongs to the article rather than being an icon or an avatar. */
const LARGE_WIDTH = 200;
const LARGE_HEIGHT = 100;
/** A picture that is not loaded takes no height, or that of a line of its description. */
const LINE_HEIGHT = 24;

/** True where a picture of this size, in CSS pixels, is large; a height of 0 is unknown. */
export function isLarge(width: number, height: number): boolean {
  return width >= LARGE_WIDTH && (height === 0 || height >= LARGE_HEIGHT);
}

/**
 * True where the page shows the picture large: a logo's file may be larger than the logo. A picture that has no room
 * yet is judged by its attributes and its file.
 */
export function isShownLarge(element: Element): boolean {
  const image = imageOf(element);
  const [width, height] = [declared(image, 'width'), declared(image, 'height')];
  if (width > 0 && !isLarge(width, height)) return false;
  const file = naturalSize(image);
  const rect = rectOf(image);
  if (isLarge(rect.width, rect.height)) return true;
  if (isLarge(file.width, file.height)) return rect.width * rect.height === 0;
  if (isLarge(width, height)) return true;
  return file.width + width + height === 0 && rect.height < LINE_HEIGHT && isContentPicture(image);
}

/** Portraits beside a name are narrower, and no side is this many times as long as the other. */
const PORTRAIT_WIDTH = 400;
const PORTRAIT_RATIO = 1.5;

/** True where the page shows the picture as small and as nearly square as a portrait beside a name. */
export function isPortraitSized(element: Element): boolean {
  const image = imageOf(element);
  const rect = rectOf(image);
  // A picture that did not load has the room of its description.
  const isLaidOut = rect.width * rect.height > 0 && (naturalSize(image).width > 0 || declared(image, 'width') === 0);
  const width = isLaidOut ? rect.width : declared(image, 'width');
  const height = isLaidOut ? rect.height : declared(image, 'height');
  if (width === 0 || height === 0 || width >= PORTRAIT_WIDTH) return false;
  return Math.max(width, height) < PORTRAIT_RATIO * Math.min(width, height);
}

function imageOf(element: Element): Element {
  return (localNameOf(element) === 'picture' && childNamed(element, 'img')) || element;
}

/** Pixels declared by an attribute; 0 for other units. */
function declared(image: Element, name: string): number {
  const written = attributeOf(image, name);
  return /^\d+(?:px)?$/.test(written) ? parseInt(written, 10) : 0;
}

/** True for a lazy picture, one with a srcset, or one in a picture or figure: icons and pixels have none of these. */
function isContentPicture(image: Element): boolean {
  const around = parentElementOf(image);
  return (
    isLazy(image) ||
    attributeOf(image, 'srcset') !== '' ||
    (around !== null && /^(?:picture|figure)$/.test(localNameOf(around)))
  );
}
