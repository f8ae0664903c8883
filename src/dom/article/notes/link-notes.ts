import { ID_PREFIX } from '../../../article.ts';
import { NOTE_MARK } from './note-mark.ts';
import { createElement } from '../../create-element.ts';

/** The arrow of a link back, where the page has none. */
const BACK_ARROW = '\u21a9\ufe0e';
/** Elements that hold one note: a list item or an element of that class, else the nearest block. */
const NOTE_ITEM = 'li, dd, .footnote';
const NOTE_BLOCK = 'p, td, div';
const HEADING = 'h1, h2, h3, h4, h5, h6';

type Reference = { readonly mark: HTMLAnchorElement; readonly note: HTMLElement };

/**
 * Gives all notes of a built article one form, in place: marks are `a.footnote-ref`, notes are in `section.footnotes`,
 * and each note has an `a.footnote-back`. A mark links to a place after it that links back or begins with the same
 * mark. Sidenotes (`span.sidenote`) interrupt a sentence, so they move to the end and leave a mark.
 */
export function linkNotes(root: HTMLElement): void {
  const references = findReferences(root);
  for (const { mark, note } of references) {
    mark.className = 'footnote-ref';
    linkBack(root, mark, note);
  }
  const notes = new Set(references.map(({ note }) => note));
  for (const note of notes) joinMark(note);
  gatherNotes(notes);
  moveSidenotes(root);
}

function findReferences(root: HTMLElement): Reference[] {
  const found: Reference[] = [];
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  if (links.length === 0) return found;
  for (const mark of links) {
    const target = NOTE_MARK.test(textOf(mark)) ? targetOf(root, mark) : null;
    if (target === null || target.closest(HEADING) !== null || target.contains(mark)) continue;
    if ((mark.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) === 0) continue;
    const note = target.closest<HTMLElement>(NOTE_ITEM) ?? target.closest<HTMLElement>(NOTE_BLOCK);
    if (note === null || note.contains(mark)) continue;
    const leadsBack = [...note.querySelectorAll('a[href^="#"]')].some((link) =>
      leadsToMark(mark, targetOf(root, link)),
    );
    if (leadsBack || (isRaised(mark) && beginsWith(note, mark))) found.push({ mark, note });
  }
  return found;
}

/** The element of the article that the link leads to, or null. */
function targetOf(root: HTMLElement, link: Element): HTMLElement | null {
  return root.querySelector<HTMLElement>(
    `#${CSS.escape(decodeURIComponent((link.getAttribute('href') ?? '').slice(1)))}`,
  );
}

/** True where the target is the mark, is in it, or is hardly more than the mark around it. */
function leadsToMark(mark: Element, target: HTMLElement | null): boolean {
  if (target === null) return false;
  return (
    mark.contains(target) ||
    (target.contains(mark) && textOf(target).length <= textOf(mark).length + 2) ||
    target === mark.closest('p, li')
  );
}

function isRaised(mark: Element): boolean {
  return mark.closest('sup') !== null || mark.querySelector('sup') !== null || /^[[(]/.test(textOf(mark));
}

/** True for "[1] By counting …" and for the item of a numbered list whose number is the mark. */
function beginsWith(note: HTMLElement, mark: Element): boolean {
  const sign = textOf(mark).replace(/[[\]()\s]/g, '');
  if (note.localName === 'li' && note.parentElement?.localName === 'ol')
    return [...note.parentElement.children].indexOf(note) + 1 === Number(sign);
  return textOf(note)
    .replace(/^[[(\s]+/, '')
    .startsWith(sign);
}

function linkBack(root: HTMLElement, mark: HTMLElement, note: HTMLElement): void {
  const backs = [...note.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].filter((link) =>
    leadsToMark(mark, targetOf(root, link)),
  );
  for (const back of backs) back.className = 'footnote-back';
  if (backs.length > 0 || note.querySelector('.footnote-back') !== null) return;
  appendBack(root, mark, note);
}

function appendBack(root: HTMLElement, mark: HTMLElement, note: HTMLElement): void {
  if (mark.id === '') mark.id = freeId(root);
  const back = createElement(note.ownerDocument, 'a', [
    ['class', 'footnote-back'],
    ['href', `#${encodeURIComponent(mark.id)}`],
  ]);
  back.append(BACK_ARROW);
  const last = note.lastElementChild;
  (last?.localName === 'p' ? last : note).append(' ', back);
}

function freeId(root: HTMLElement): string {
  for (let n = 1; ; n++) {
    const id = `${ID_PREFIX}note-mark-${n}`;
    if (root.querySelector(`#${id}`) === null) return id;
  }
}

/** Joins a note's mark on a line of its own with the note's first line. */
function joinMark(note: HTMLElement): void {
  const [first, second] = note.children;
  if (first?.localName !== 'p' || second?.localName !== 'p' || !NOTE_MARK.test(textOf(first))) return;
  second.prepend(...first.childNodes, ' ');
  if (first.id !== '' && second.id === '') second.id = first.id;
  first.remove();
}

/** Moves notes into sections, consecutive ones into one section. A note in a list takes the list with it. */
function gatherNotes(notes: ReadonlySet<HTMLElement>): void {
  const done = new Set<Element>();
  for (const note of notes) {
    const unit =
      note.localName === 'li' || note.localName === 'dd'
        ? note.closest('ol, ul, dl')
        : note.localName === 'td'
          ? note.closest('table')
          : note;
    if (
      unit === null ||
      done.has(unit) ||
      unit.closest('section.footnotes') !== null ||
      (unit !== note && !isMostlyNotes(unit, notes))
    )
      continue;
    done.add(unit);
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

function isMostlyNotes(list: Element, notes: ReadonlySet<HTMLElement>): boolean {
  const items = [...list.children];
  return (
    items.filter((item) => notes.has(item as HTMLElement)).length * 2 >= items.length || list.localName === 'table'
  );
}

function moveSidenotes(root: HTMLElement): void {
  const sidenotes = [...root.querySelectorAll<HTMLElement>('span.sidenote')];
  if (sidenotes.length === 0) return;
  const { ownerDocument } = root;
  const list = ownerDocument.createElement('ol');
  sidenotes.forEach((sidenote, index) => {
    const [noteId, markId] = [`${ID_PREFIX}sidenote-${index + 1}`, `${ID_PREFIX}sidenote-mark-${index + 1}`];
    const item = createElement(ownerDocument, 'li', [['id', noteId]]);
    item.append(...sidenote.childNodes);
    const mark = createElement(ownerDocument, 'a', [
      ['class', 'footnote-ref'],
      ['id', markId],
      ['href', `#${noteId}`],
    ]);
    mark.append(String(index + 1));
    const raised = ownerDocument.createElement('sup');
    raised.append(mark);
    const before = sidenote.previousSibling;
    if (before?.nodeType === Node.TEXT_NODE) before.nodeValue = (before.nodeValue ?? '').trimEnd();
    sidenote.replaceWith(raised);
    appendBack(root, mark, item);
    list.append(item);
  });
  const section = createElement(ownerDocument, 'section', [['class', 'footnotes']]);
  section.append(list);
  root.append(section);
}

function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}
