import { interfaceLanguage, translate } from '../../../platform/browser/translate.ts';
import { goToElement, targetOf } from '../../article/go-to-element.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { placeFloating } from '../../../ui/place-floating.ts';
import type { OpenThings } from '../../../ui/open-things.ts';
import css from './show-notes.css?inline';

adoptStyle(css);

/** Links that may be marks of notes. */
const MARKS = 'a.footnote-ref, sup a[href^="#"], a[href^="#"]:has(sup)';

/** Distance of the popover's left edge from that of the mark. CSS pixels. */
const OUTDENT = 16;
/** Scrolling this far closes the popover. CSS pixels. */
const AWAY = 40;

/**
 * Shows a note beside its mark when the mark is pressed, instead of going to the note. Returns a function that ends it.
 */
export function showNotes(scroller: HTMLElement, openThings: OpenThings): () => void {
  const ending = new AbortController();
  const onClick = (event: MouseEvent): void => {
    const mark = (event.target as Element).closest<HTMLElement>(MARKS);
    const note = mark && noteOf(mark);
    if (!note) return;
    event.preventDefault();
    event.stopPropagation();
    open(scroller, mark, note, openThings);
  };
  // In the capture phase, before the content follows the link.
  scroller.addEventListener('click', onClick, { capture: true, signal: ending.signal });
  return () => {
    ending.abort();
    document.querySelector<HTMLElement>('.note-popover')?.hidePopover();
  };
}

/** The note that a mark leads to; null for another link. */
function noteOf(mark: Element): HTMLElement | null {
  if (mark.closest('.footnotes, .footnote') !== null) return null;
  const target = targetOf(mark);
  return target?.closest('.footnotes, .footnote') ? (target.closest('li, dd, .footnote') ?? target) : null;
}

function open(scroller: HTMLElement, mark: HTMLElement, note: HTMLElement, openThings: OpenThings): void {
  const popover = document.createElement('div');
  popover.className = 'floating note-popover';
  popover.popover = 'auto';
  popover.role = 'dialog';
  popover.ariaLabel = translate('note');
  popover.tabIndex = -1;
  popover.append(contentOf(note), goButton(note, popover));
  popover.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !popover.contains(relatedTarget)) popover.hidePopover();
  });
  scroller.after(popover);
  popover.showPopover();
  const at = mark.getBoundingClientRect();
  placeFloating(popover, at, at.left - OUTDENT);
  popover.focus({ preventScroll: true });
  const remove = openThings.add({
    close: () => {
      popover.hidePopover();
      mark.focus({ preventScroll: true });
    },
  });
  const { scrollTop } = scroller;
  const away = new AbortController();
  popover.addEventListener('toggle', (event) => {
    if (event.newState === 'open') return;
    away.abort();
    remove();
    popover.remove();
  });
  const onScroll = (): void => {
    if (Math.abs(scroller.scrollTop - scrollTop) > AWAY) popover.hidePopover();
  };
  scroller.addEventListener('scroll', onScroll, { signal: away.signal });
}

/** A copy of the note without ids and without links back to the mark. */
function contentOf(note: Element): Element {
  const sheet = note.closest<HTMLElement>('.sheet');
  const content = document.createElement('div');
  content.className = 'content';
  content.dir = sheet?.dir ?? 'auto';
  content.lang = sheet?.lang ?? '';
  content.append(...note.cloneNode(true).childNodes);
  for (const link of content.querySelectorAll('.footnote-back')) link.remove();
  for (const element of content.querySelectorAll('[id]')) element.removeAttribute('id');
  return content;
}

/** A button that goes to the note in the text. */
function goButton(note: HTMLElement, popover: HTMLElement): Element {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'note-go';
  button.lang = interfaceLanguage();
  button.textContent = translate('note_go');
  button.addEventListener('click', () => {
    popover.hidePopover();
    goToElement(note);
  });
  return button;
}
