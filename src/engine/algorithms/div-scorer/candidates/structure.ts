import type { Outline } from '../../../types.ts';

const STRUCTURAL = 1;
const CONTROL = 2;
const PROSE = 3;
/**
 * Structural elements own the text inside them (text 002, "List of candidates"). Text in controls is never part of an
 * article. Paragraphs and headings do not count as markup.
 */
const KIND_OF_TAG: ReadonlyMap<string, number> = new Map([
  ...['div', 'section', 'article', 'main', 'aside', 'header', 'footer', 'form', 'td', 'center', 'body'].map(
    (tag) => [tag, STRUCTURAL] as const,
  ),
  ...['nav', 'button', 'select', 'option', 'textarea'].map((tag) => [tag, CONTROL] as const),
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, PROSE] as const),
]);

/** Which structural element owns the text of each element. The arrays are parallel to outline.elements. */
export type Structure = {
  /** Index of the nearest structural element, the element itself included; -1 above the first. */
  readonly owner: Int32Array;
  /** 1 inside a control. */
  readonly inControl: Uint8Array;
  /** For a structural element, how many elements it owns, except paragraphs, headings and controls. */
  readonly markup: Int32Array;
};

/**
 * Reads the structure of a page. An element that is used as a paragraph belongs to the structural element around it.
 */
export function readStructure(outline: Outline): Structure {
  const { elements } = outline;
  const owner = new Int32Array(elements.length);
  const inControl = new Uint8Array(elements.length);
  const markup = new Int32Array(elements.length);
  const children = readChildren(outline);
  for (let i = 0; i < elements.length; i++) {
    const { parent, tag, breaks } = elements[i]!;
    const isCustomElement = breaks && tag.includes('-');
    const kind = KIND_OF_TAG.get(tag) ?? (isCustomElement ? STRUCTURAL : 0);
    const around = parent < 0 ? -1 : owner[parent]!;
    if (kind === CONTROL || (parent >= 0 && inControl[parent])) inControl[i] = 1;
    if (
      kind === STRUCTURAL &&
      (children.breaks[i] || parent < 0 || elements[parent]!.tag === 'body' || !isParagraph(children, tag, parent))
    ) {
      owner[i] = i;
      continue;
    }
    owner[i] = around;
    if (around >= 0 && kind !== PROSE && !inControl[i]) markup[around]!++;
  }
  return { owner, inControl, markup };
}

/** Facts of what is inside each element; parallel to outline.elements. */
type Children = {
  /** 1 if an element inside it breaks the line. */
  readonly breaks: Uint8Array;
  /** Number of children with the tag. */
  readonly divs: Int32Array;
  readonly sections: Int32Array;
  readonly cells: Int32Array;
  readonly paragraphs: Int32Array;
};

function readChildren({ elements }: Outline): Children {
  const count = elements.length;
  const [holdsBreak, divs, sections, cells, paragraphs] = [
    new Uint8Array(count),
    new Int32Array(count),
    new Int32Array(count),
    new Int32Array(count),
    new Int32Array(count),
  ];
  for (let i = count - 1; i > 0; i--) {
    const { parent, breaks, tag } = elements[i]!;
    if (breaks || holdsBreak[i]) holdsBreak[parent] = 1;
    if (tag === 'div') divs[parent]!++;
    else if (tag === 'p') paragraphs[parent]!++;
    else if (tag === 'td') cells[parent]!++;
    else if (tag === 'section') sections[parent]!++;
  }
  return { breaks: holdsBreak, divs, sections, cells, paragraphs };
}

/**
 * True for a div, section or cell of one run of text that is next to another of its tag, or to a paragraph: it is used
 * as a paragraph. Text 002 does not cover this case.
 */
function isParagraph({ divs, sections, cells, paragraphs }: Children, tag: string, parent: number): boolean {
  const sameTag = tag === 'div' ? divs : tag === 'section' ? sections : tag === 'td' ? cells : null;
  return sameTag !== null && (sameTag[parent]! > 1 || paragraphs[parent]! > 0);
}
