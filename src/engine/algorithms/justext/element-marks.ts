import type { Outline, OutlineElement } from '../../types.ts';

/** What an element or one around it makes of its text, as bits. */
export const LINK = 1;
export const HEADING = 2;
/** A list of choices: text 003 calls its contents boilerplate at once. */
export const SELECT = 4;
/** Form controls, whose contents the published code takes out before it starts. */
export const REMOVED = 8;

/** Marks of elements, parallel to outline.elements, for splitting its text. */
export type ElementMarks = {
  /** LINK | HEADING | SELECT | REMOVED, each inherited. */
  readonly inside: Uint8Array;
  /** Elements before i that divide text; one entry more than there are elements. */
  readonly dividersBefore: Int32Array;
  /** Elements that divide text, i and those around it. */
  readonly dividersAround: Int32Array;
};

/** True where the start and the end of an element divide the text. */
export type Divides = (element: OutlineElement) => boolean;

/** The list of text 003, and body, which the published code adds. It has none of what came later (section, article, figure …), nor ol. */
const PUBLISHED_LIST = new Set(
  'body blockquote caption center col colgroup dd div dl dt fieldset form h1 h2 h3 h4 h5 h6 legend li optgroup option p pre table td textarea tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Divides where the published list says so. */
export const dividesAsPublished: Divides = ({ tag }) => PUBLISHED_LIST.has(tag);

/** Divides where the page breaks the line. */
export const dividesAsShown: Divides = ({ breaks }) => breaks;

const HEADING_TAG = /^h[1-6]$/;

/** One pass over the elements, parents before children. */
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
