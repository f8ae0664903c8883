import { itemAt } from '../../../engine/outline-tree.ts';
import type { Outline } from '../../../engine/types.ts';
import { type MediaKind, mediaKindOf } from '../parts/media-kinds.ts';
import { isHidden } from './is-hidden.ts';
import { isShownLarge } from './picture-size.ts';

/**
 * The media among the elements from … end-1, by index: what the page shows, each as a whole. A small picture is an icon
 * and not among them, unless it is the element `meant`.
 */
export function mediaWithin(
  { elements }: Outline,
  nodes: readonly Element[],
  from: number,
  end: number,
  meant = -1,
): Map<number, MediaKind> {
  const media = new Map<number, MediaKind>();
  for (let i = from; i < end;) {
    const element = itemAt(elements, i);
    const { end: after, firstBlock, lastBlock } = element;
    const kind = mediaKindOf(element);
    const node = nodes[i]!;
    // A frame with text is walked in place.
    const isWhole = kind !== 'none' && !(kind === 'frame' && lastBlock > firstBlock);
    const isMeant = i === meant || !(kind === 'image' || kind === 'drawing') || isShownLarge(node);
    if (isWhole && isMeant && !isHidden(node, kind)) media.set(i, kind);
    i = isWhole ? after : i + 1;
  }
  return media;
}
