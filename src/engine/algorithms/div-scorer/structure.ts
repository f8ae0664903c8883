import type { Outline, OutlineElement } from '../../types.ts';

/** Elements that mark up the structure of a page; text under one belongs to it, not to those around it (text 002, "List of candidates"). */
const STRUCTURAL = new Set(['div', 'section', 'article', 'main', 'aside', 'header', 'footer', 'form', 'td', 'center', 'body']);
/** Text in these is a control, never an article's. */
const CONTROLS = new Set(['nav', 'button', 'select', 'option', 'textarea']);
/** The structural elements that pages of today also use for single paragraphs. */
const FOLDABLE = new Set(['div', 'section', 'td']);
const FOLDING_TAGS = [...FOLDABLE, 'p'];

/** Facts of structure, one entry an element. */
export type Structure = {
  /** Index of the nearest structural element, itself included; -1 above the first. */
  readonly owner: Int32Array;
  /** 1 inside a control. */
  readonly inControl: Uint8Array;
};

/** Finds, in one pass down and one up, which structural element owns each element's text. Paragraph-like divs are folded into their parent. */
export function readStructure(outline: Outline): Structure {
  const { elements } = outline;
  const owner = new Int32Array(elements.length);
  const inControl = new Uint8Array(elements.length);
  const folded = foldParagraphs(outline);
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i]!;
    const { parent } = element;
    owner[i] = isStructural(element) && !folded[i] ? i : parent < 0 ? -1 : owner[parent]!;
    inControl[i] = CONTROLS.has(element.tag) || (parent >= 0 && inControl[parent]) ? 1 : 0;
  }
  return { owner, inControl };
}

function isStructural({ tag, breaks }: OutlineElement): boolean {
  return STRUCTURAL.has(tag) || (breaks && tag.includes('-'));
}

/** 1 for a div, section or cell that holds one run of text among its like: a paragraph in all but name. The text assumes there are none; today there are. */
function foldParagraphs({ elements }: Outline): Uint8Array {
  const holdsBreak = new Uint8Array(elements.length);
  const children = new Map(FOLDING_TAGS.map((tag) => [tag, new Int32Array(elements.length)]));
  for (let i = elements.length - 1; i > 0; i--) {
    const { parent, breaks, tag } = elements[i]!;
    if (breaks || holdsBreak[i]) holdsBreak[parent] = 1;
    const tally = children.get(tag);
    if (tally) tally[parent]!++;
  }
  const paragraphs = children.get('p')!;
  const folded = new Uint8Array(elements.length);
  for (let i = 0; i < elements.length; i++) {
    const { tag, parent } = elements[i]!;
    if (holdsBreak[i] || parent < 0 || !FOLDABLE.has(tag) || elements[parent]!.tag === 'body') continue;
    if (children.get(tag)![parent]! > 1 || paragraphs[parent]! > 0) folded[i] = 1;
  }
  return folded;
}
