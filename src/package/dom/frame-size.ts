import { frameSize as shownSize } from '../../dom/article/media/frame-size.ts';
import { sizeByMarkup } from './markup-style.ts';
import { viewOf } from './visibility.ts';

/** CSS pixels of a frame for which the page states no size (CSS 2, 10.3.2). */
const DEFAULT = { width: 300, height: 150 };

/** Width and height of a frame in CSS pixels: as shown; without layout, by the markup. */
export function frameSize(element: Element): { readonly width: number; readonly height: number } {
  if (viewOf(element)) return shownSize(element);
  return {
    width: sizeByMarkup(element, 'width') ?? DEFAULT.width,
    height: sizeByMarkup(element, 'height') ?? DEFAULT.height,
  };
}
