import { attributeOf, localNameOf, parentElementOf, rectOf } from '../../safe-dom.ts';
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

/** The same for a picture on the page, as large as it is shown there: a logo's file may be large. Of one that has no room yet, its attributes and its file tell. */
export function isShownLarge(element: Element): boolean {
  const image = (localNameOf(element) === 'picture' && childNamed(element, 'img')) || element;
  const [width, height] = [declared(image, 'width'), declared(image, 'height')];
  if (width > 0 && !isLarge(width, height)) return false;
  const file = naturalSize(image);
  const rect = rectOf(image);
  if (isLarge(rect.width, rect.height)) return true;
  if (isLarge(file.width, file.height)) return rect.width * rect.height === 0;
  if (isLarge(width, height)) return true;
  return file.width + width + height === 0 && rect.height < LINE_HEIGHT && isOfArticles(image);
}

/** Pixels that an attribute says; 0 for a share of something else. */
function declared(image: Element, name: string): number {
  const written = attributeOf(image, name);
  return /^\d+(?:px)?$/.test(written) ? parseInt(written, 10) : 0;
}

/** Loaders, sizes to choose from, captions: nobody takes such care of an icon or a pixel. */
function isOfArticles(image: Element): boolean {
  const around = parentElementOf(image);
  return (
    isLazy(image) ||
    attributeOf(image, 'srcset') !== '' ||
    (around !== null && /^(?:picture|figure)$/.test(localNameOf(around)))
  );
}
