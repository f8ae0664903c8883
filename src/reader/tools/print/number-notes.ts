import { interfaceLanguage, translate } from '../../../platform/browser/translate.ts';
import type { OwnNote } from '../../context/own-notes.ts';

/** A mark with a number in the text on paper. */
export function printMark(number: number): HTMLElement {
  const mark = document.createElement('sup');
  mark.className = 'print-mark';
  mark.textContent = `[${String(number)}]`;
  return mark;
}

/** A heading in the language of the interface and a numbered list. */
export function printList(heading: string, start: number, items: readonly HTMLElement[]): Element[] {
  const title = document.createElement('h2');
  title.lang = interfaceLanguage();
  title.textContent = heading;
  const list = document.createElement('ol');
  list.start = start;
  list.append(...items);
  return [title, list];
}

/**
 * Puts a number after the words of each note. Returns a heading and the numbered list of the notes. Splits text nodes;
 * `removeMarks` joins them again.
 */
export function numberNotes(notes: readonly OwnNote[]): Element[] {
  if (notes.length === 0) return [];
  const items = notes.map(({ range, words, note, lang }, at) => {
    const end = range?.cloneRange();
    end?.collapse(false);
    end?.insertNode(printMark(at + 1));
    const item = document.createElement('li');
    const quote = item.appendChild(document.createElement('q'));
    quote.textContent = words;
    quote.dir = 'auto';
    if (lang !== '') quote.lang = lang;
    const text = item.appendChild(document.createElement('p'));
    text.textContent = note;
    text.dir = 'auto';
    return item;
  });
  return printList(translate('print_own_notes'), 1, items);
}

/** Removes all marks and joins the text nodes that were split, because other code holds places in them. */
export function removeMarks(): void {
  for (const mark of document.querySelectorAll('.print-mark')) {
    const parent = mark.parentNode;
    mark.remove();
    parent?.normalize();
  }
}
