import { ID_PREFIX } from '../../../article/article.ts';
import { createElement } from '../../create-element.ts';

/** A raised mark, or several of them: 1, [2], a, *, "2, 3". */
const MARKS = /^[[(]?\s*(?:\d{1,3}(?:\s*,\s*\d{1,3})*|[a-z]|[*†‡§]{1,3})\s*[\])]?$/i;
const SIGN = /\d{1,3}|[a-z]|[*†‡§]{1,3}/gi;
/** The number that a note begins with, where it is not raised. An arrow before it leads back. */
const NUMBER_BEFORE = /^[\s↑^[(]*(\d{1,3})[\]).:\s]/;
/** Text before the exponent of a number, a unit or a variable. A year may have a mark. */
const BEFORE_EXPONENT = /(?:^|\D)(?:\d{1,3}|\d{5,})$|(?:^|[^\p{L}])\p{L}{1,2}$/u;
/** Headings of lists of notes, in common languages. */
const NOTE_HEADING =
  /^\W{0,8}(?:(?:foot|end)?notes?|references|sources|citations|works cited|bibliography|anmerkungen|fu(?:ß|ss)noten|einzelnachweise|quellen|notas?|referencias|fuentes|références|sources|note|fonti|noten|voetnoten|bronnen|noter|referenser|przypisy|źródła|примечания|сноски|источники|σημειώσεις|dipnotlar|注释|参考文献|脚注|注)(?: (?:and|&|und|et|y|e) \p{L}{1,20})?\W{0,8}$/iu;
const LONGEST_HEADING = 40;

type Reference = { readonly mark: Element; readonly note: Element };
/** Raised marks by sign, in document order, that wait for their note. */
type Pending = Map<string, Element[]>;

/**
 * Finds the notes of raised marks that are no links, and makes links of these marks. A note is a block that begins with
 * the same raised mark, or the item of this number below a heading for notes. Exponents are no marks. `ids`: ids of the
 * article.
 */
export function linkPlainMarks(root: Element, ids: ReadonlyMap<string, Element>): Reference[] {
  const pending: Pending = new Map();
  const notesBySup = new Map<Element, Map<string, Element>>();
  const join = (sign: string, note: Element): void => {
    for (const sup of pending.get(sign) ?? [])
      notesBySup.set(sup, (notesBySup.get(sup) ?? new Map<string, Element>()).set(sign, note));
    // The same mark further down refers to the next note of this sign.
    pending.delete(sign);
  };
  for (const element of root.querySelectorAll('sup, h2, h3, h4, h5, h6, p')) {
    if (element.localName !== 'sup') {
      const notes = pending.size > 0 && isNoteHeading(element) ? numberedAfter(element) : null;
      if (notes !== null && areCited(notes, pending))
        notes.forEach((note, sign) => {
          join(sign, note);
        });
      continue;
    }
    const text = textOf(element);
    if (!MARKS.test(text) || element.querySelector('a') !== null || element.closest('a') !== null) continue;
    const note = blockBegunBy(element);
    if (note !== null) join(signsIn(text).join(), note);
    else if (!isPower(element, text))
      for (const sign of signsIn(text)) {
        const same = pending.get(sign);
        if (same) same.push(element);
        else pending.set(sign, [element]);
      }
  }
  let number = 0;
  const freeId = (): string => {
    let id: string;
    do id = `${ID_PREFIX}note-${++number}`;
    while (ids.has(id));
    return id;
  };
  return [...notesBySup].flatMap(([sup, notes]) => linkMark(sup, notes, freeId));
}

function signsIn(text: string): readonly string[] {
  return text.match(SIGN) ?? [];
}

/** The block that begins with this raised mark and goes on after it; null where there is none. */
function blockBegunBy(sup: Element): Element | null {
  const block = sup.closest('p, li, dd, div, td');
  for (let node: Node = sup; node !== block; node = node.parentNode) {
    if (node.parentNode === null || (node.previousSibling?.textContent ?? '').trim() !== '') return null;
  }
  return block?.lastChild === sup ? null : block;
}

/** True for an exponent, and for a mark that belongs to the word after it (an isotope). */
export function isPower(sup: Element, text: string): boolean {
  if (!/^\d/.test(text)) return false;
  const before = sup.previousSibling?.textContent ?? '';
  const after = sup.nextSibling?.textContent ?? '';
  if (/^\p{L}/u.test(after) && (before === '' || /\s$/.test(before))) return true;
  return BEFORE_EXPONENT.test(before.slice(-8)) && (/\d$/.test(before) || /^[23]$/.test(text));
}

function isNoteHeading(element: Element): boolean {
  return isNoteLabel(textOf(element));
}

/** True for the heading of a list of notes or sources. */
export function isNoteLabel(label: string): boolean {
  return label.length <= LONGEST_HEADING && NOTE_HEADING.test(label);
}

/** True where the marks before cite the first of these notes, at least half of them, and in their order. */
function areCited(notes: ReadonlyMap<string, Element>, pending: Pending): boolean {
  const cited = [...pending.keys()].filter((sign) => notes.has(sign));
  const isInOrder = cited.every((sign, i) => Number(sign) > Number(cited[i - 1] ?? 0));
  return isInOrder && cited[0] === '1' && cited.length * 2 >= notes.size;
}

/** The items of the list or the numbered paragraphs right after a heading, by their numbers. */
function numberedAfter(heading: Element): Map<string, Element> {
  const notes = new Map<string, Element>();
  let next = heading.nextElementSibling;
  if (next?.localName === 'hr') next = next.nextElementSibling;
  if (next?.localName === 'ol') {
    const first = Number(next.getAttribute('start') ?? 1);
    [...next.children].forEach((item, i) => notes.set(String(first + i), item));
    return notes;
  }
  let item = next?.localName === 'ul' ? next.firstElementChild : next;
  for (; item !== null && /^(?:p|li)$/.test(item.localName); item = item.nextElementSibling) {
    const number = NUMBER_BEFORE.exec((item.textContent ?? '').slice(0, 8))?.[1];
    if (number !== String(notes.size + 1)) break;
    notes.set(number, item);
  }
  return notes;
}

/** Makes links of the signs of a raised mark that have a note. */
function linkMark(sup: Element, notes: ReadonlyMap<string, Element>, freeId: () => string): Reference[] {
  const found: Reference[] = [];
  const text = textOf(sup);
  const signs = signsIn(text);
  // Brackets belong to a single mark.
  const pieces = signs.length === 1 ? [text] : text.split(/(\d+)/);
  const written = sup.ownerDocument.createDocumentFragment();
  for (const piece of pieces) {
    const note = notes.get(signs.length === 1 ? signs[0]! : piece);
    if (note === undefined) {
      written.append(piece);
      continue;
    }
    note.id ||= freeId();
    const mark = createElement(sup.ownerDocument, 'a', [['href', `#${encodeURIComponent(note.id)}`]]);
    mark.append(piece);
    found.push({ mark, note });
    written.append(mark);
  }
  sup.replaceChildren(written);
  return found;
}

function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}
