import { ID_PREFIX } from '../../../article/article.ts';
import { NOTE_MARK } from './note-mark.ts';
import { linkPlainMarks } from './plain-marks.ts';
import { createElement } from '../../create-element.ts';
import { decodeFragment } from '../../urls.ts';
import { moveChildren, takeChildren } from '../../move-children.ts';
import { type NoteLinks, noteLinks, textOf } from './note-links.ts';
import { DOCUMENT_POSITION_FOLLOWING, TEXT_NODE } from '../../node-constants.ts';

/** The arrow of a link back, where the page has none. */
const BACK_ARROW = '\u21a9\ufe0e';
/** Elements that hold one note: a list item or an element of that class, else the nearest block. */
const NOTE_ITEM = 'li, dd, .footnote';
const NOTE_BLOCK = 'p, td, div';
const HEADING = 'h1, h2, h3, h4, h5, h6';

/** Elements of the article by id. */
type Ids = Map<string, Element>;
type Reference = { readonly mark: Element; readonly note: Element };

/**
 * Gives all notes of a built article one form, in place: marks are `a.footnote-ref`, notes are in `section.footnotes`,
 * and each note has an `a.footnote-back`. A mark links to a place after it that links back or begins with the same
 * mark. Sidenotes (`span.sidenote`) interrupt a sentence, so they move to the end and leave a mark.
 */
export function linkNotes(root: Element): void {
  // Each id is looked up once for each link: a query would read the whole article each time. The first of two counts.
  const ids: Ids = new Map([...root.querySelectorAll('[id]')].reverse().map((one) => [one.id, one]));
  const links = noteLinks((link) => targetOf(ids, link));
  const references = [...findReferences(root, ids, links), ...linkPlainMarks(root, ids)];
  /** Elements with a link back, and all elements around one. */
  const answered = new Set<Element>();
  let number = 0;
  for (const { mark, note } of references) {
    mark.className = 'footnote-ref';
    for (const back of links.backTo(mark, note)) {
      back.className = 'footnote-back';
      markAround(answered, back);
    }
    if (answered.has(note)) continue;
    if (mark.id === '')
      do mark.id = `${ID_PREFIX}note-mark-${++number}`;
      while (ids.has(mark.id));
    markAround(answered, appendBack(mark, note));
  }
  const notes = new Set(references.map(({ note }) => note));
  for (const note of notes) {
    joinMark(note);
    joinText(note, notes);
  }
  removeRepeatedSidenotes(root, notes);
  gatherNotes(listRows(notes));
  moveSidenotes(root);
}

/** Adds the element and those around it, up to one that is known: then all around that are known, too. */
function markAround(known: Set<Element>, element: Element): void {
  for (let at: Element | null = element; at !== null && !known.has(at); at = at.parentElement) known.add(at);
}

function findReferences(root: Element, ids: Ids, links: NoteLinks): Reference[] {
  const found: Reference[] = [];
  for (const mark of root.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const target = NOTE_MARK.test(textOf(mark)) ? targetOf(ids, mark) : undefined;
    if (!target || target.closest(HEADING) !== null || target.contains(mark)) continue;
    if ((mark.compareDocumentPosition(target) & DOCUMENT_POSITION_FOLLOWING) === 0) continue;
    const note = target.closest(NOTE_ITEM) ?? target.closest(NOTE_BLOCK);
    if (note === null || note.contains(mark)) continue;
    const leadsBack = links.backTo(mark, note).length > 0;
    if (leadsBack || note.className === 'footnote' || (isRaised(mark) && beginsWith(note, mark, links)))
      found.push({ mark, note });
  }
  return found;
}

/** The element of the article that the link leads to. */
function targetOf(ids: Ids, link: Element): Element | undefined {
  return ids.get(decodeFragment((link.getAttribute('href') ?? '').slice(1)));
}

function isRaised(mark: Element): boolean {
  const before = mark.previousSibling?.nodeValue ?? '';
  return (
    mark.closest('sup') !== null ||
    mark.querySelector('sup') !== null ||
    /^[[(]/.test(textOf(mark)) ||
    /[[(]$/.test(before)
  );
}

/** True for "[1] By counting …" and for the item of a numbered list whose number is the mark. */
function beginsWith(note: Element, mark: Element, links: NoteLinks): boolean {
  const sign = textOf(mark).replace(/[[\]()\s]/g, '');
  const list = note.localName === 'li' ? note.closest('ol, ul') : null;
  if (list?.localName === 'ol') return list.children[Number(sign) - Number(list.getAttribute('start') ?? 1)] === note;
  return links
    .textOf(note)
    .replace(/^[[(\s]+/, '')
    .startsWith(sign);
}

/** Adds a link back at the end of the note, and returns it. */
function appendBack(mark: Element, note: Element): Element {
  const back = createElement(note.ownerDocument, 'a', [
    ['class', 'footnote-back'],
    ['href', `#${encodeURIComponent(mark.id)}`],
  ]);
  back.append(BACK_ARROW);
  const last = note.lastElementChild;
  (last?.localName === 'p' ? last : note).append(' ', back);
  return back;
}

/** Joins a note's mark on a line of its own with the note's first line. */
function joinMark(note: Element): void {
  const [first, second] = note.children;
  if (first?.localName !== 'p' || second?.localName !== 'p' || !NOTE_MARK.test(textOf(first))) return;
  second.prepend(takeChildren(first), ' ');
  if (first.id !== '' && second.id === '') second.id = first.id;
  first.remove();
}

/** Joins a note that is only a mark with the paragraph after it. */
function joinText(note: Element, notes: ReadonlySet<Element>): void {
  const next = note.nextElementSibling;
  if (note.localName !== 'p' || next?.localName !== 'p' || notes.has(next)) return;
  if (!NOTE_MARK.test(textOf(note).replace(BACK_ARROW, '').trim())) return;
  note.append(' ', takeChildren(next));
  next.remove();
}

/** The notes, after tables of which most rows hold one became lists. */
function listRows(notes: ReadonlySet<Element>): Set<Element> {
  const rows = new Map([...notes].flatMap((note) => [[note.closest('tr'), note] as const]));
  const listed = new Set(notes);
  for (const table of new Set([...rows.keys()].map((row) => row?.closest('table')))) {
    if (!table || [...table.rows].filter((row) => rows.has(row)).length * 2 < table.rows.length) continue;
    const list = table.ownerDocument.createElement('ol');
    for (const row of table.rows) {
      const item = list.appendChild(table.ownerDocument.createElement('li'));
      [...row.cells].forEach((cell, i) => {
        item.append(i > 0 ? ' ' : '', takeChildren(cell));
      });
      const note = rows.get(row);
      if (note && listed.delete(note)) listed.add(item);
    }
    table.replaceWith(list);
  }
  return listed;
}

/** Moves notes into sections, consecutive ones into one section. A note in a list takes the list with it. */
function gatherNotes(notes: ReadonlySet<Element>): void {
  const done = new Set<Element>();
  for (const note of notes) {
    const unit =
      note.localName === 'li' || note.localName === 'dd'
        ? note.closest('ol, ul, dl')
        : note.localName === 'td'
          ? note.closest('table')
          : note;
    if (unit === null || done.has(unit) || unit.closest('section.footnotes') !== null) continue;
    done.add(unit);
    if (unit !== note && !isMostlyNotes(unit, notes)) continue;
    const before = unit.previousElementSibling;
    if (before?.localName === 'section' && before.className === 'footnotes') {
      before.append(unit);
      continue;
    }
    const section = createElement(unit.ownerDocument, 'section', [['class', 'footnotes']]);
    if (before?.localName === 'hr') before.replaceWith(section);
    else unit.before(section);
    section.append(unit);
  }
}

function isMostlyNotes(list: Element, notes: ReadonlySet<Element>): boolean {
  const items = [...list.children];
  return items.filter((item) => notes.has(item)).length * 2 >= items.length || list.localName === 'table';
}

/** Removes sidenotes that stand in the list of notes, too. */
function removeRepeatedSidenotes(root: Element, notes: ReadonlySet<Element>): void {
  const sidenotes = root.querySelectorAll('span.sidenote');
  if (sidenotes.length === 0) return;
  const listed = new Set([...notes].map(wordsOf));
  for (const sidenote of sidenotes) if (listed.has(wordsOf(sidenote))) sidenote.remove();
}

/** The letters of a note, without its number and the way back. */
function wordsOf(note: Element): string {
  return textOf(note)
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Removes lists that have nothing but the sidenotes again, which no mark links to. */
function removeCopies(root: Element, sidenotes: readonly Element[]): void {
  const known = new Set(sidenotes.map(wordsOf));
  for (const list of root.querySelectorAll('ol, ul')) {
    const items = [...list.children];
    if (items.length > 0 && items.every((item) => known.has(wordsOf(item)))) list.remove();
  }
}

function moveSidenotes(root: Element): void {
  const sidenotes = [...root.querySelectorAll('span.sidenote')];
  if (sidenotes.length === 0) return;
  removeCopies(root, sidenotes);
  const { ownerDocument } = root;
  const list = ownerDocument.createElement('ol');
  /** The notes by their content: several marks may have the same note. */
  const items = new Map<string, Element>();
  sidenotes.forEach((sidenote, index) => {
    const content = sidenote.innerHTML;
    const known = items.get(content);
    const item = known ?? createElement(ownerDocument, 'li', [['id', `${ID_PREFIX}sidenote-${items.size + 1}`]]);
    const mark = createElement(ownerDocument, 'a', [
      ['class', 'footnote-ref'],
      ['id', `${ID_PREFIX}sidenote-mark-${index + 1}`],
      ['href', `#${item.id}`],
    ]);
    mark.append(item.id.slice(item.id.lastIndexOf('-') + 1));
    const before = sidenote.previousSibling;
    if (before?.nodeType === TEXT_NODE) before.nodeValue = (before.nodeValue ?? '').trimEnd();
    let raised: Element = mark;
    if (sidenote.closest('sup') === null) {
      raised = ownerDocument.createElement('sup');
      raised.append(mark);
    }
    if (known === undefined) {
      items.set(content, item);
      moveChildren(sidenote, item);
      list.append(item);
    }
    sidenote.replaceWith(raised);
    appendBack(mark, item);
  });
  const section = createElement(ownerDocument, 'section', [['class', 'footnotes']]);
  section.append(list);
  root.append(section);
}
