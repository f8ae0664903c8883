import type { Outline, OutlineElement } from '../../types.ts';

/** What an element, or one of its ancestors, makes of its text, as bits. */
export const LINK = 1;
export const HEADING = 2;
/** A list of options, whose text is always boilerplate (text 003). */
export const SELECT = 4;
/** Text that is left out before any decision: form controls, as in the published code, and furniture. */
export const REMOVED = 8;

/** What splitting a page into paragraphs needs to know of its elements; parallel to outline.elements. */
export type ElementMarks = {
  /** Bits LINK, HEADING, SELECT and REMOVED, each inherited. */
  readonly inside: Uint8Array;
  /** Number of dividing elements that start before element i; one entry more than there are elements. */
  readonly dividersBefore: Int32Array;
  /** Number of dividing elements around element i, itself included. */
  readonly dividersAround: Int32Array;
};

/** True if the start and the end of an element divide text into paragraphs. */
export type Divides = (element: OutlineElement) => boolean;

const HEADING_TAG = /^h[1-6]$/;

/** Marks all elements in one pass, parents before children. */
export function markElements({ elements }: Outline, divides: Divides): ElementMarks {
  const inside = new Uint8Array(elements.length);
  const dividersBefore = new Int32Array(elements.length + 1);
  const dividersAround = new Int32Array(elements.length);
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i]!;
    const { parent, tag } = element;
    const own = divides(element) ? 1 : 0;
    dividersBefore[i + 1] = dividersBefore[i]! + own;
    dividersAround[i] = own + (parent < 0 ? 0 : dividersAround[parent]!);
    inside[i] = markOf(tag) | (parent < 0 ? 0 : inside[parent]!);
  }
  return { inside, dividersBefore, dividersAround };
}

function markOf(tag: string): number {
  if (tag === 'a') return LINK;
  if (tag === 'select') return SELECT;
  if (tag === 'button' || tag === 'textarea' || tag === 'applet') return REMOVED;
  return HEADING_TAG.test(tag) ? HEADING : 0;
}
