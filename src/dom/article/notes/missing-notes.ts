import { linkWithinPage } from './link-within-page.ts';
import { NOTE_MARK } from './note-mark.ts';
import type { Walk } from '../../walk/walk-page.ts';

/** Maximum length of a note in characters; longer text is a section. */
const LONGEST_NOTE = 2_000;
/** Tags that may hold one note. */
const NOTE_TAGS = new Set(['li', 'p', 'dd', 'div', 'aside', 'td', 'tr']);
/** Levels above a mark within which a note's link back may point. */
const MAX_LEVELS = 3;

/**
 * Indices of the blocks of footnotes that are not kept although their marks are. Only notes that link back to their
 * mark count, because no other part of a page does. `chars`: characters of text per element. Linear in the page.
 */
export function missingNotes(walk: Walk, keep: readonly boolean[], chars: Float64Array): number[] {
  const { elements, runs } = walk.outline;
  const marks: { readonly element: number; readonly id: string }[] = [];
  const backs: { readonly element: number; readonly id: string }[] = [];
  for (let run = 0; run < runs.length; run++) {
    const { element, block } = runs[run]!;
    const link = linkWithinPage(walk, element);
    if (link === null || marks.at(-1)?.element === link.element || backs.at(-1)?.element === link.element) continue;
    if (!keep[block]) backs.push(link);
    else if (NOTE_MARK.test((walk.elements[link.element]!.textContent ?? '').trim())) marks.push(link);
  }
  if (marks.length === 0 || backs.length === 0) return [];
  const byId = new Map<string, number>();
  const wanted = new Set(marks.map(({ id }) => id));
  for (let i = 0; i < elements.length; i++)
    if (wanted.has(elements[i]!.id) && !byId.has(elements[i]!.id)) byId.set(elements[i]!.id, i);
  const found: number[] = [];
  for (const mark of marks) {
    let note = byId.get(mark.id) ?? -1;
    while (note >= 0 && !NOTE_TAGS.has(elements[note]!.tag)) note = elements[note]!.parent;
    if (note < 0 || chars[note]! > LONGEST_NOTE) continue;
    const { end, firstBlock, lastBlock } = elements[note]!;
    if (!backs.some((back) => back.element > note && back.element < end && isNear(walk, mark.element, back.id)))
      continue;
    for (let block = firstBlock; block < lastBlock; block++) found.push(block);
  }
  return found;
}

/** True where the id belongs to the mark, to an element in it, or to one close around it. */
function isNear({ outline: { elements } }: Walk, mark: number, id: string): boolean {
  for (let i = mark; i < elements[mark]!.end; i++) if (elements[i]!.id === id) return true;
  let at = elements[mark]!.parent;
  for (let step = 0; step < MAX_LEVELS && at >= 0; step++, at = elements[at]!.parent)
    if (elements[at]!.id === id) return true;
  return false;
}
