import { clientBoxOf, documentElementOf, ownerDocumentOf } from '../safe-dom.ts';
import type { Walk } from '../walk/walk-page.ts';
import { styleOf } from '../walk/visibility.ts';

/** A rectangle in CSS pixels of the top window's viewport. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

const UNBOUNDED: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
const FRAMES = new Set(['iframe', 'frame']);

/** Through what the content of an element is seen: of what stands in it, of what is placed from it (position: absolute), of what is placed from its window (fixed). */
type ClipRectangles = { readonly inFlow: Box; readonly absolute: Box; readonly fixed: Box };

/** The parts of the page through which elements are seen: boxes that scroll by themselves, or cut off what overflows, show no more than they are large. */
export class Clips {
  readonly #known = new Map<number, ClipRectangles>();

  /** originOf: where the viewport of a document begins in the top window's; null where its frame is gone. */
  constructor(
    private readonly walk: Walk,
    private readonly originOf: (page: Document) => { readonly left: number; readonly top: number } | null,
  ) {}

  /** The part through which text in the element with this index is seen. No recursion: pages nest as deep as they like. */
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
    const node = this.walk.elements[index]!;
    const style = styleOf(node);
    if (style === null) return around;
    const { position, overflowX, overflowY } = style;
    const isFrame = FRAMES.has(this.walk.outline.elements[index]!.tag);
    const outer = position === 'fixed' ? around.fixed : position === 'absolute' ? around.absolute : around.inFlow;
    const [cutsX, cutsY] = [isFrame || overflowX !== 'visible', isFrame || overflowY !== 'visible'];
    const inFlow = (cutsX || cutsY) && !isViewport(node) ? this.#cut(node, outer, cutsX, cutsY) : outer;
    if (isFrame) return { inFlow, absolute: inFlow, fixed: inFlow };
    return { inFlow, absolute: position === 'static' ? around.absolute : inFlow, fixed: around.fixed };
  }

  #cut(node: Element, outer: Box, cutsX: boolean, cutsY: boolean): Box {
    const own = clientBoxOf(node);
    const page = ownerDocumentOf(node);
    const origin = page && this.originOf(page);
    // Inline elements cut nothing off, and have no such box.
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

/** What two boxes have in common; null where that is nothing. */
export function visiblePart(box: Box, window: Box): Box | null {
  const seen = intersect(box, window);
  return seen.left < seen.right && seen.top < seen.bottom ? seen : null;
}

function intersect(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** True for a body whose overflow is that of the window, as CSS has it where the root sets none. */
function isViewport(node: Element): boolean {
  if (node.localName !== 'body') return false;
  const page = ownerDocumentOf(node);
  const root = page && documentElementOf(page);
  const style = root && styleOf(root);
  return style?.overflowX === 'visible' && style.overflowY === 'visible';
}
