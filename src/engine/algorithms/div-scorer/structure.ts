import type { Outline } from '../../types.ts';

const STRUCTURAL = 1;
const CONTROL = 2;
const PROSE = 3;
/**
 * What the tags say that say anything: elements that mark up the structure of a page, whose text belongs to them and not to those around (text 002,
 * "List of candidates"); controls, whose text is never an article's; paragraphs and headings, which every text has.
 */
const KIND_OF_TAG: ReadonlyMap<string, number> = new Map([
  ...['div', 'section', 'article', 'main', 'aside', 'header', 'footer', 'form', 'td', 'center', 'body'].map(
    (tag) => [tag, STRUCTURAL] as const,
  ),
  ...['nav', 'button', 'select', 'option', 'textarea'].map((tag) => [tag, CONTROL] as const),
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, PROSE] as const),
]);

/** Facts of structure, one entry an element. */
export type Structure = {
  /** Index of the nearest structural element, itself included; -1 above the first. */
  readonly owner: Int32Array;
  /** 1 inside a control. */
  readonly inControl: Uint8Array;
  /** Of a structural element: how many elements it owns, paragraphs and headings apart. */
  readonly markup: Int32Array;
};

/** Finds, in one pass up and one down, which structural element owns each element's text. Paragraph-like divs are folded into their parent. */
export function readStructure(outline: Outline): Structure {
  const { elements } = outline;
  const owner = new Int32Array(elements.length);
  const inControl = new Uint8Array(elements.length);
  const markup = new Int32Array(elements.length);
  const inside = readChildren(outline);
  for (let i = 0; i < elements.length; i++) {
    const { parent, tag, breaks } = elements[i]!;
    const kind = KIND_OF_TAG.get(tag) ?? (breaks && tag.includes('-') ? STRUCTURAL : 0);
    const around = parent < 0 ? -1 : owner[parent]!;
    if (kind === CONTROL || (parent >= 0 && inControl[parent])) inControl[i] = 1;
    if (
      kind === STRUCTURAL &&
      (inside.breaks[i] || parent < 0 || elements[parent]!.tag === 'body' || !isParagraph(inside, tag, parent))
    ) {
      owner[i] = i;
      continue;
    }
    owner[i] = around;
    if (around >= 0 && kind !== PROSE && !inControl[i]) markup[around]!++;
  }
  return { owner, inControl, markup };
}

/** One entry an element: whether it holds an element that breaks the line, and how many of its children have each tag that may be a paragraph. */
type Children = {
  readonly breaks: Uint8Array;
  readonly divs: Int32Array;
  readonly sections: Int32Array;
  readonly cells: Int32Array;
  readonly paragraphs: Int32Array;
};

function readChildren({ elements }: Outline): Children {
  const n = elements.length;
  const [holdsBreak, divs, sections, cells, paragraphs] = [
    new Uint8Array(n),
    new Int32Array(n),
    new Int32Array(n),
    new Int32Array(n),
    new Int32Array(n),
  ];
  for (let i = n - 1; i > 0; i--) {
    const { parent, breaks, tag } = elements[i]!;
    if (breaks || holdsBreak[i]) holdsBreak[parent] = 1;
    if (tag === 'div') divs[parent]!++;
    else if (tag === 'p') paragraphs[parent]!++;
    else if (tag === 'td') cells[parent]!++;
    else if (tag === 'section') sections[parent]!++;
  }
  return { breaks: holdsBreak, divs, sections, cells, paragraphs };
}

/** True for a div, section or cell, holding one run of text, that has its like beside it: a paragraph in all but name. The text assumes there are none; today there are. */
function isParagraph({ divs, sections, cells, paragraphs }: Children, tag: string, parent: number): boolean {
  const alike = tag === 'div' ? divs : tag === 'section' ? sections : tag === 'td' ? cells : null;
  return alike !== null && (alike[parent]! > 1 || paragraphs[parent]! > 0);
}
