import { nodeAt } from '../walk/node-at.ts';
import { clientBoxOf, documentElementOf, ownerDocumentOf } from '../safe-dom.ts';
import type { Walk } from '../walk/walk-page.ts';
import { styleOf } from '../walk/visibility.ts';

/** A rectangle in CSS pixels of the top window's viewport. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

const UNBOUNDED: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
const FRAMES = new Set(['iframe', 'frame']);

/** Clip rectangles of an element's in-flow, absolute and fixed content. */
type ClipRectangles = { readonly inFlow: Box; readonly absolute: Box; readonly fixed: Box };

/**
 * Finds the rectangle that text is clipped to: elements that scroll or cut off their overflow show no more than their
 * box.
 */
export class Clips {
  readonly #known = new Map<number, ClipRectangles>();

  /** `originOf`: the origin of a document's viewport in the top window; null where its frame was removed. */
  constructor(
    private readonly walk: Walk,
    private readonly originOf: (page: Document) => { readonly left: number; readonly top: number } | null,
  ) {}

  /** The clip rectangle of text in the element with this index. No recursion, because pages may nest deeply. */
  at(element: number): Box {
    const { elements } = this.walk.outline;
    const unknown: number[] = [];
    let i = element;
    for (; i >= 0 && !this.#known.has(i); i = elements[i]!.parent) unknown.push(i);
    let around: ClipRectangles = this.#known.get(i) ?? { inFlow: UNBOUNDED, absolute: UNBOUNDED, fixed: UNBOUNDED };
    for (const index of unknown.reverse()) {
      around = this.#clipsOf(index, around);
      this.#known.set(index, around);
    }
    return around.inFlow;
  }

  #clipsOf(index: number, around: ClipRectangles): ClipRectangles {
    const node = nodeAt(this.walk, index);
    const style = styleOf(node);
    if (style === null) return around;
    const { position, overflowX, overflowY } = style;
    const isFrame = FRAMES.has(this.walk.outline.elements[index]!.tag);
    const outer = position === 'fixed' ? around.fixed : position === 'absolute' ? around.absolute : around.inFlow;
    const [cutsX, cutsY] = [isFrame || overflowX !== 'visible', isFrame || overflowY !== 'visible'];
    const inFlow = (cutsX || cutsY) && !isViewport(node) ? this.#cut(node, outer, { cutsX, cutsY }) : outer;
    if (isFrame) return { inFlow, absolute: inFlow, fixed: inFlow };
    return { inFlow, absolute: position === 'static' ? around.absolute : inFlow, fixed: around.fixed };
  }

  #cut(node: Element, outer: Box, { cutsX, cutsY }: { readonly cutsX: boolean; readonly cutsY: boolean }): Box {
    const own = clientBoxOf(node);
    const page = ownerDocumentOf(node);
    const origin = page && this.originOf(page);
    // Inline elements have no such box and clip nothing.
    if (origin === null || (own.width === 0 && own.height === 0)) return outer;
    const [left, top] = [own.left + origin.left, own.top + origin.top];
    return intersect(outer, {
      left: cutsX ? left : -Infinity,
      right: cutsX ? left + own.width : Infinity,
      top: cutsY ? top : -Infinity,
      bottom: cutsY ? top + own.height : Infinity,
    });
  }
}

/** The intersection of a box with a clip rectangle; null where it is empty. */
export function visiblePart(box: Box, clip: Box): Box | null {
  const part = intersect(box, clip);
  return part.left < part.right && part.top < part.bottom ? part : null;
}

function intersect(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** True for a body whose overflow applies to the viewport (CSS Overflow 3, section 3.3): the root sets none. */
function isViewport(node: Element): boolean {
  if (node.localName !== 'body') return false;
  const page = ownerDocumentOf(node);
  const root = page && documentElementOf(page);
  const style = root && styleOf(root);
  return style?.overflowX === 'visible' && style.overflowY === 'visible';
}
