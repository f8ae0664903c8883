import { blocksWithin, closest, itemAt } from '../../../engine/outline-tree.ts';
import { nodeAt } from '../../walk/node-at.ts';
import { escaped, matchesOf, ownerDocumentOf, queryAll, queryFirst, textContentOf } from '../../safe-dom.ts';
import { checkVisibility } from '../../walk/visibility.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { isMostlyKept, type TextShare } from '../parts/text-share.ts';
import { attributeNote } from './attribute-note.ts';
import { buttonMark, hiddenMark, type Mark, markOfRun } from './mark-of-run.ts';
import { isFirstMark, NOTE_BUTTON } from './note-mark.ts';
import { noteContent } from './note-content.ts';
import { TEXT_NODE } from '../../node-constants.ts';

/** Maximum length of a note in characters. */
const LONGEST_NOTE = 2_000;
/** Elements around a place that may hold one note. */
const NOTE_AROUND = 'li, tr, dd, p, div, aside';
/** Class names of the text of a note, as against its mark. */
const NOTE_TEXT =
  /notes?[_-](?:[\w-]{0,60}[_-])?(?:text|content|body|note|outer|tooltip|tip|popup|popover)(?:$|[\s_-])/i;
/** Elements whose text nobody reads. */
const NO_TEXT = 'script, style, noscript, template, svg';

export type HiddenNotes = {
  /** Content of a note by the index of its mark, which it replaces; null for visible text that became a note. */
  readonly notes: ReadonlyMap<number, Element | null>;
  /** Visible blocks that became notes. */
  readonly taken: readonly number[];
};

/**
 * Finds the notes of kept marks that the page shows only on demand: hidden elements that a mark names, that are in it
 * or that follow it, and texts in its attributes. A number in the middle of a line counts as a mark if it is raised, in
 * brackets, a link, a button or named so.
 */
export function hiddenNotes(walk: Walk, keep: readonly boolean[], share: TextShare): HiddenNotes {
  const { elements, runs } = walk.outline;
  const indices = new Map(walk.elements.map((element, i) => [element, i]));
  const notes = new Map<number, Element | null>();
  const taken: number[] = [];
  /** Marks with the text of an attribute, by that text. */
  const byText = new Map<string, Mark[]>();
  const signs: string[] = [];
  /** Texts of places that marks name. Each is read once, because many marks may name one. */
  const texts = new Map<Element, string>();
  const textOnce = (element: Element): string => {
    const known = texts.get(element) ?? textOf(element);
    texts.set(element, known);
    return known;
  };
  const isRead = (element: Element): boolean => {
    const read = elements[indices.get(element) ?? -1];
    return read !== undefined && read.lastBlock > read.firstBlock;
  };
  const add = (mark: Mark, note: Element | string): void => {
    notes.set(mark.index, noteContent(note, mark));
    signs.push(mark.sign);
  };
  const find = (mark: Mark): void => {
    const named = namedNote(mark);
    if (named === 'is shown') return;
    const note = named ?? (mark.leadsElsewhere ? null : noteBeside(mark, isRead));
    if (note === null) {
      const text = mark.leadsElsewhere ? '' : attributeNote(mark);
      const same = byText.get(text);
      if (same !== undefined) same.push(mark);
      else if (text !== '') byText.set(text, [mark]);
      return;
    }
    add(mark, note);
    const index = indices.get(note);
    if (index === undefined || !isRead(note)) return;
    notes.set(index, null);
    // The text of a note in the line of its mark is a part of the mark's block.
    taken.push(...blocksWithin(walk.outline, index));
  };
  /** The note that the mark names by its id; 'is shown' where the mark is a link to visible text. */
  const namedNote = (mark: Mark): Element | 'is shown' | null => {
    for (const { id, isLink } of mark.targets) {
      const owner = ownerDocumentOf(mark.node);
      const target = owner && queryFirst(owner, `#${escaped(id)}`);
      const note = target && noteAround(target, mark, textOnce);
      if (!note) continue;
      const index = indices.get(note);
      if (index === undefined || !isRead(note)) return note;
      if (isLink) return 'is shown';
      const { firstBlock, lastBlock } = itemAt(elements, index);
      const kept = keep.slice(firstBlock, lastBlock);
      // A hidden text that was not kept is a note, although it may open in place.
      if (kept.every(Boolean) ? beginsWith(textOnce(note), mark) : !kept.includes(true) && !isShown(note)) return note;
    }
    return null;
  };
  // The texts in a note that was found are not marks.
  let inNote = 0;
  for (const [run, { block, element }] of runs.entries()) {
    if (!keep[block] || element < inNote) continue;
    const mark = markOfRun(walk, run);
    if (mark === null || notes.has(mark.index)) continue;
    find(mark);
    const next = mark.node.nextElementSibling;
    const beside = next === null ? undefined : indices.get(next);
    if (beside !== undefined && notes.has(beside)) inNote = itemAt(elements, beside).end;
  }
  for (const hidden of walk.undisplayed) {
    const index = indices.get(hidden);
    if (index === undefined) continue;
    const around = closest(elements, itemAt(elements, index).parent, (_, i) => i === 0 || share.all[i] !== 0);
    const mark = isMostlyKept(share, around) ? hiddenMark(walk, index) : null;
    const note = mark && namedNote(mark);
    if (mark && note && note !== 'is shown') add(mark, note);
  }
  // A page may have marks for readers without scripts beside its buttons.
  if (signs.length + byText.size === 0)
    elements.forEach(({ tag, role, parent, firstBlock, lastBlock }, i) => {
      const isSilentButton = (tag === 'button' || role === 'button') && firstBlock === lastBlock;
      const node = nodeAt(walk, i);
      if (!isSilentButton || !matchesOf(node, NOTE_BUTTON)) return;
      // The text behind the button is no note where nothing else around it is kept.
      const next = node.nextElementSibling;
      const noted = next === null ? 0 : (share.kept[indices.get(next) ?? -1] ?? 0);
      const mark = share.kept[parent]! > noted ? buttonMark(walk, i, notes.size + 1) : null;
      if (mark !== null) find(mark);
    });
  // A text of several marks says what a mark is for.
  for (const [text, marks] of byText)
    if (new Set(marks.map(({ sign }) => sign)).size === 1)
      marks.forEach((mark) => {
        add(mark, text);
      });
  return signs.some(isFirstMark) ? { notes, taken } : { notes: new Map(), taken: [] };
}

/** The element around a named place that holds a note; null where it holds nothing else or too much. */
function noteAround(target: Element, { node, sign }: Mark, textOnce: (element: Element) => string): Element | null {
  const isPlace = textOnce(target).length <= sign.length + 3;
  const note = isPlace ? target.closest(NOTE_AROUND) : target;
  if (note === null || note.contains(node) || note.closest(NO_TEXT) !== null) return null;
  const { length } = textOnce(note);
  return length > sign.length + 3 && length <= LONGEST_NOTE ? note : null;
}

/** True for "1 By counting …" and "↑1 By counting …". */
function beginsWith(text: string, { sign }: Mark): boolean {
  return text.replace(/^[\s[(^↑]+/, '').startsWith(sign);
}

/** The text that is hidden in a mark or right behind it, or that is there and named as a note's. */
function noteBeside({ node }: Mark, isRead: (element: Element) => boolean): Element | null {
  const next = node.nextElementSibling;
  const isNext = next !== null && textBetween(node, next) === '';
  for (const element of isNext ? [...queryAll(node, '*'), next] : queryAll(node, '*')) {
    const text = textOf(element);
    if (!/\S\s+\S/.test(text) || text.length > LONGEST_NOTE || element.matches(NO_TEXT)) continue;
    const isText = NOTE_TEXT.test(element.className) || element.getAttribute('role') === 'tooltip';
    // Words for screen readers are clipped and count as visible.
    const isNote = isText || !isShown(element);
    // A hidden text that a button opens in place counts as read.
    if (isNote && (!isRead(element) || element === next)) return element;
  }
  return null;
}

function isShown(element: Element): boolean {
  return checkVisibility?.call(element, { visibilityProperty: true, opacityProperty: true }) !== false;
}

function textBetween(before: Element, after: Element): string {
  let text = '';
  for (let node = before.nextSibling; node !== null && node !== after; node = node.nextSibling)
    text += node.nodeType === TEXT_NODE ? (node.nodeValue ?? '') : '';
  return text.trim();
}

function textOf(element: Element): string {
  return (textContentOf(element) ?? '').trim();
}
