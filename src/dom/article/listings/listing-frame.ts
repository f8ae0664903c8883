import { closest, itemAt } from '../../../engine/outline-tree.ts';
import type { Outline } from '../../../engine/types.ts';

/** Characters of text, besides the listing, that its frame may hold. */
const FRAME_CHARS = 80;
const MAX_LEVELS = 4;

/**
 * Index of a listing's frame: the widest element around it that holds little text besides, such as a title and buttons.
 * `chars`: characters of text per element. The listing itself where it has no frame.
 */
export function frameOf({ elements }: Outline, chars: Float64Array, listing: number): number {
  const most = (chars[listing] ?? 0) + FRAME_CHARS;
  let [frame, levels] = [listing, 0];
  closest(elements, itemAt(elements, listing).parent, (_, around) => {
    const isFrame = (chars[around] ?? 0) <= most;
    if (isFrame) frame = around;
    return !isFrame || ++levels === MAX_LEVELS;
  });
  return frame;
}
