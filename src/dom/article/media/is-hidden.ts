import { parentElementOf } from '../../safe-dom.ts';
import { isUndisplayed } from '../../walk/visibility.ts';
import type { MediaKind } from '../parts/media-kinds.ts';
import { isLazy } from './image-sources.ts';

/** The walk checks the visibility of text only. A lazy picture that its loader hides counts as visible. */
export function isHidden(node: Element, kind: MediaKind): boolean {
  const mayWait = kind === 'formula' || (kind === 'image' && isLazy(node));
  const around = mayWait ? parentElementOf(node) : node;
  return around !== null && isUndisplayed(around);
}
