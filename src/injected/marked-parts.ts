import { mediaWithin } from '../dom/article/media/media-within.ts';
import { blockBoxes, type Box } from '../dom/boxes/block-boxes.ts';
import { elementBoxes } from '../dom/boxes/element-box.ts';
import type { Walk } from '../dom/walk/walk-page.ts';
import type {
  FramedPart,
  FramePlace,
  MarkedParts,
  PagePoint,
  PartAt,
  PartMarks,
} from '../platform/messages/protocol.ts';
import { MAX_BOXES, PageBoxes } from './page-boxes.ts';
import { createElement, setStyle } from './page-dom.ts';
import { FRAME_STYLE, KEPT_STYLE, LEFT_OUT_STYLE } from './part-styles.ts';
import { placeBox } from './place-box.ts';
import { scrollToPart } from './scroll-to-part.ts';

/** How near its box the pointer must be to mean a part, in CSS pixels. */
const NEAR = 4;

/** A marked block or medium, with its box in the coordinates of the boxes. */
type Marked = {
  readonly at: PartAt;
  readonly isKept: boolean;
  readonly box: Box;
  /** The box with the sides of the block around the text, which reaches further than short lines. */
  readonly row: Box;
};

/** Marks the kept and the left-out parts of the page, and frames one of them. */
export class PageParts {
  #walk: Walk | null = null;
  #marks: PartMarks = { kept: [], media: [] };
  /** Media on the page, in the article or not. */
  #media: readonly number[] = [];
  #marked: readonly Marked[] = [];
  #framed: FramedPart | null = null;
  #boxes: PageBoxes | null = null;
  readonly #frame = createElement('div');

  /** Sets the page that was read last. Indices in later calls refer to its blocks and elements. */
  take(walk: Walk): void {
    this.#walk = walk;
  }

  /** Marks the parts. Returns what can be framed, including parts outside the view. */
  mark(marks: PartMarks): MarkedParts {
    const walk = this.#walk;
    if (walk === null) return { blocks: [], media: [] };
    this.#marks = marks;
    this.#framed = null;
    const kinds = mediaWithin(walk.outline, walk.elements, 0, walk.elements.length);
    const shown = [...kinds].filter(([, kind]) => kind !== 'formula' && kind !== 'rule').map(([index]) => index);
    const boxOf = elementBoxes(walk, true);
    this.#media = [...new Set([...marks.media, ...shown])].filter((i) => boxOf(i) !== null).sort((a, b) => a - b);
    const blocks = blockBoxes(walk, true).flatMap((box, b) => (box !== null && this.#isMarked(b) ? [b] : []));
    if (this.#boxes?.isAttached === true) this.#boxes.redraw();
    else {
      this.#boxes = new PageBoxes((origin) => this.#draw(origin), [this.#frame]);
      this.#boxes.show();
    }
    return { blocks, media: this.#media };
  }

  /** Frames a part; null where it has no box now. */
  frame(part: FramedPart): FramePlace | null {
    this.#framed = part;
    if (part.isByKey && this.#walk !== null && scrollToPart(this.#walk, part)) this.#boxes?.redraw();
    const box = this.#placeFrame();
    const origin = this.#boxes?.origin();
    return box && origin ? { top: box.top + origin.top, bottom: box.bottom + origin.top } : null;
  }

  /** The smallest marked part at a point of the window; for null, the first one in view. */
  at(point: PagePoint | null): PartAt | null {
    const origin = this.#boxes?.origin();
    if (!origin) return null;
    if (point === null) return this.#marked.find(({ box }) => box.bottom + origin.top > 0)?.at ?? null;
    const [x, y] = [point.x - origin.left, point.y - origin.top];
    const smallest = (edges: 'box' | 'row'): PartAt | null =>
      this.#marked
        .filter(({ [edges]: { left, top, right, bottom } }) => {
          return x >= left - NEAR && x <= right + NEAR && y >= top - NEAR && y <= bottom + NEAR;
        })
        .sort((a, b) => areaOf(a[edges]) - areaOf(b[edges]))[0]?.at ?? null;
    return smallest('box') ?? smallest('row');
  }

  /** Removes all marks and forgets the page. */
  hide(): void {
    this.#boxes?.remove();
    this.#boxes = null;
    this.#walk = null;
    this.#marked = [];
  }

  #isMarked(block: number): boolean {
    return this.#marks.kept[block] !== null && this.#walk?.outline.blocks[block]?.text.trim() !== '';
  }

  #draw(originNow: () => { readonly left: number; readonly top: number }): HTMLElement[] {
    const walk = this.#walk;
    if (walk === null) return [];
    const boxes = blockBoxes(walk);
    const boxOf = elementBoxes(walk);
    const sides = boxes.map((box, b) => (box === null ? null : boxOf(walk.outline.blocks[b]!.element)));
    const media = this.#media.map((i) => [i, boxOf(i)] as const);
    const origin = originNow();
    const marked: Marked[] = [];
    const add = (at: PartAt, isKept: boolean, box: Box | null, sides = box): void => {
      if (box === null || marked.length >= MAX_BOXES) return;
      const row = sides === null ? box : { ...box, left: sides.left, right: sides.right };
      marked.push({ at, isKept, box: moved(box, origin), row: moved(row, origin) });
    };
    boxes.forEach((box, block) => {
      if (this.#isMarked(block)) add({ block }, this.#marks.kept[block] === true, box, sides[block]);
    });
    for (const [medium, box] of media) add({ medium }, this.#marks.media.includes(medium), box);
    this.#marked = marked;
    this.#placeFrame();
    return marked.map(({ isKept, box }) => placeBox(box, NOWHERE, isKept ? KEPT_STYLE : LEFT_OUT_STYLE));
  }

  /** Puts the frame around the framed part. Returns the box of the part. */
  #placeFrame(): Box | null {
    const part = this.#framed;
    const boxes = this.#marked.filter(({ at }) =>
      'block' in at ? part?.blocks.includes(at.block) : part?.media.includes(at.medium),
    );
    const box = boxes.map((one) => one.box).reduce<Box | null>(around, null);
    if (box === null) setStyle(this.#frame, { display: 'none' });
    else placeBox(box, NOWHERE, { ...FRAME_STYLE, display: 'block' }, this.#frame);
    return box;
  }
}

/** Boxes are already in the coordinates of the layer. */
const NOWHERE = { left: 0, top: 0 };

function moved(box: Box, { left, top }: { readonly left: number; readonly top: number }): Box {
  return { left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top };
}

function around(a: Box | null, b: Box): Box {
  if (a === null) return b;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}
