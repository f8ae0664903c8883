import {
  bodyOf,
  documentElementOf,
  firstChildOf,
  frameDocumentOf,
  matchesOf,
  parentElementOf,
  queryFirst,
  textContentOf,
} from '../safe-dom.ts';
import { ELEMENT_NODE } from '../node-constants.ts';
import { parseHtml } from '../parse-html.ts';

/**
 * Where the visit of an element's children starts: the first of a sibling chain, or a list in reverse order for slots
 * and frames.
 */
export type ChildStart = Node | Node[] | null;

/** The element where the walk starts: the body or frameset, or the root where there is neither (XML). */
export function rootOf(document: Document): Element | null {
  return bodyOf(document) ?? documentElementOf(document);
}

/** A tree of its own inside the page's. */
export type InnerTree = Document | ShadowRoot;

/** `tree`: the tree that the children begin, where it is another one than that of their parent. */
export type SpecialChildren = {
  readonly entrance: ChildStart;
  readonly isRendered: boolean;
  readonly tree: InnerTree | null;
};

/** The children of a form, slot, frame or noscript: a slot's assigned nodes instead of its fallback, a frame's body. */
export function specialChildrenOf(element: Element, tag: string): SpecialChildren {
  if (tag === 'noscript') return noscriptChildren(element);
  // A form has no shadow root, and its fields may shadow its properties.
  if (tag === 'form') return rendered(firstChildOf(element));
  if (tag === 'slot') {
    // A slot in another namespace (<math><slot>) has no assignedNodes.
    const slot: Partial<HTMLSlotElement> = element;
    const assigned = slot.assignedNodes?.() ?? [];
    return rendered(assigned.length > 0 ? assigned.reverse() : element.firstChild);
  }
  const inner = frameDocumentOf(element);
  const root = inner && rootOf(inner);
  return { ...rendered(root ? [root] : null), tree: inner };
}

function rendered(entrance: ChildStart): SpecialChildren {
  return { entrance, isRendered: true, tree: null };
}

/** Pictures, players, and what a script may turn into one. */
const PICTURES = 'img, picture, amp-img, video, iframe, svg, canvas, [data-src], [data-bg], [style*="url("]';
/** A picture with one of these counts visits. Pictures without a size, a set and a description may, too. */
const TRACKER =
  'img:is([width="0"], [width="1"], [height="0"], [height="1"], [style*="none"], [style*="hidden"]), ' +
  'img:not([width], [alt], [class], [srcset])';
/** A link to anything but a larger picture is an advertisement's, and so is what a script before it writes. */
const OTHER_LINK = 'a:not([href*=".jp" i], [href*=".png" i], [href*=".webp" i], [href*=".gif" i])';
/** Levels above a noscript at which its twin may stand. */
const TWIN_LEVELS = 2;

/** True for a noscript of a picture without text, where nothing beside it shows the same picture with scripts. */
export function holdsOnlyPicture(noscript: Element): boolean {
  const isOff = noscript.firstElementChild !== null;
  if (!isOff && !/<img\b/i.test(noscript.textContent)) return false;
  const content = isOff ? noscript : parseHtml(noscript.textContent, noscript).body;
  if (queryFirst(content, 'img') === null || queryFirst(content, `${TRACKER}, ${OTHER_LINK}`) !== null) return false;
  if (noscript.previousElementSibling?.localName === 'script') return false;
  if (content.textContent.trim() !== '') return false;
  const own = noscript.textContent.trim();
  let at: Element | null = noscript;
  for (let level = 0; at !== null && level < TWIN_LEVELS; level++, at = parentElementOf(at)) {
    if (level > 0 && (textContentOf(at) ?? '').trim() !== own) break;
    for (const beside of [at.previousElementSibling, at.nextElementSibling])
      if (beside !== null && (matchesOf(beside, PICTURES) || queryFirst(beside, PICTURES) !== null)) return false;
  }
  return true;
}

/**
 * The content of a noscript: its elements where scripts are off, else its text parsed into a document that is never
 * shown.
 */
function noscriptChildren(noscript: Element): SpecialChildren {
  for (let node = noscript.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === ELEMENT_NODE) return rendered(noscript.firstChild);
  }
  const parsed = parseHtml(noscript.textContent, noscript);
  return { entrance: parsed.body.firstChild, isRendered: false, tree: parsed };
}
