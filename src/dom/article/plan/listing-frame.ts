import type { Outline } from '../../../engine/types.ts';

/** Characters of text, besides the listing, that its frame may hold. */
const FRAME_CHARS = 80;
const MAX_LEVELS = 4;

/**
 * Index of a listing's frame: the widest element around it that holds little text besides, such as a title and buttons.
 * `chars`: characters of text per element. The listing itself where it has no frame.
 */
export function frameOf({ elements }: Outline, chars: Float64Array, listing: number): number {
  let frame = listing;
  for (let step = 0; step < MAX_LEVELS; step++) {
    const around = elements[frame]!.parent;
    if (around < 0 || chars[around]! - chars[listing]! > FRAME_CHARS) break;
    frame = around;
  }
  return frame;
}
