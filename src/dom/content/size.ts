import { attributeOf, localNameOf, parentElementOf, rectOf } from '../safe-dom.ts';
import { childNamed, isLazy, naturalSize } from './image-sources.ts';

/** CSS pixels from which a picture is one of the article's own rather than an icon or an avatar. */
const LARGE_WIDTH = 200;
const LARGE_HEIGHT = 100;
/** A picture that is not there takes no room, or that of a line of its description. */
const LINE_HEIGHT = 24;

/** True where a picture is large: by its file, by its attributes, or by the room the page gives it. */
export function isLarge(width: number, height: number): boolean {
  return width >= LARGE_WIDTH && (height === 0 || height >= LARGE_HEIGHT);
}

/** The same for a picture on the page. Reads layout only where file and attributes say nothing. */
export function isShownLarge(element: Element): boolean {
  const image = (localNameOf(element) === 'picture' && childNamed(element, 'img')) || element;
  const file = naturalSize(image);
  if (isLarge(file.width, file.height)) return true;
  const width = parseInt(attributeOf(image, 'width'), 10) || 0;
  const height = parseInt(attributeOf(image, 'height'), 10) || 0;
  if (isLarge(width, height)) return true;
  const rect = rectOf(image);
  if (isLarge(rect.width, rect.height)) return true;
  return file.width + width + height === 0 && rect.height < LINE_HEIGHT && isOfArticles(image);
}

/** Loaders, sizes to choose from, captions: nobody takes such care of an icon or a pixel. */
function isOfArticles(image: Element): boolean {
  const around = parentElementOf(image);
  return isLazy(image) || attributeOf(image, 'srcset') !== '' || (around !== null && /^(?:picture|figure)$/.test(localNameOf(around)));
}
