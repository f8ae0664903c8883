import { lowerBound } from '../thread/lower-bound.ts';
import { linkWithinPage } from './link-within-page.ts';
import { NOTE_MARK } from './note-mark.ts';
import type { Walk } from '../../walk/walk-page.ts';

/** Maximum length of a note in characters; longer text is a section. */
const LONGEST_NOTE = 2_000;
/** Tags that may hold one note. */
const NOTE_TAGS = new Set(['li', 'p', 'dd', 'div', 'aside', 'td', 'tr']);
/** Levels above a mark within which a note's link back may point. */
const MAX_LEVELS = 3;

/** A link within the page: its element and the id that it leads to. */
type Link = { readonly element: number; readonly id: string };

/**
 * Indices of the blocks of footnotes that are not kept although their marks are. Only notes that link back to their
 * mark count, because no other part of a page does. `chars`: characters of text per element. Linear in the page.
 */
export function missingNotes(walk: Walk, keep: readonly boolean[], chars: Float64Array): number[] {
  const { elements, runs } = walk.outline;
  const marks: Link[] = [];
  const backs: Link[] = [];
  // A link may hold many texts, and only the first says what it is.
  let seen = -1;
  for (let run = 0; run < runs.length; run++) {
    const { element, block } = runs[run]!;
    const link = linkWithinPage(walk, element);
    if (link === null || link.element === seen) continue;
    seen = link.element;
    if (!keep[block]) backs.push(link);
    else if (NOTE_MARK.test((walk.elements[link.element]!.textContent ?? '').trim())) marks.push(link);
  }
  if (marks.length === 0 || backs.length === 0) return [];
  const byId = new Map<string, number>();
  const wanted = new Set(marks.map(({ id }) => id));
  for (let i = 0; i < elements.length; i++)
    if (wanted.has(elements[i]!.id) && !byId.has(elements[i]!.id)) byId.set(elements[i]!.id, i);
  const backsTo = new Map<string, number[]>();
  for (const { element, id } of backs)
    backsTo
      .set(id, backsTo.get(id) ?? [])
      .get(id)!
      .push(element);
  const found: number[] = [];
  for (const mark of marks) {
    let note = byId.get(mark.id) ?? -1;
    while (note >= 0 && !NOTE_TAGS.has(elements[note]!.tag)) note = elements[note]!.parent;
    if (note < 0 || chars[note]! > LONGEST_NOTE) continue;
    const { end, firstBlock, lastBlock } = elements[note]!;
    const leadsBack = idsNear(walk, mark.element).some((id) => {
      const inOrder = backsTo.get(id) ?? [];
      return inOrder[lowerBound(inOrder.length, (i) => inOrder[i]! <= note)]! < end;
    });
    if (!leadsBack) continue;
    for (let block = firstBlock; block < lastBlock; block++) found.push(block);
  }
  return found;
}

/** The ids of a mark, of elements in it, and of those close around it. */
function idsNear({ outline: { elements } }: Walk, mark: number): string[] {
  const ids = elements.slice(mark, elements[mark]!.end).map(({ id }) => id);
  let at = elements[mark]!.parent;
  for (let step = 0; step < MAX_LEVELS && at >= 0; step++, at = elements[at]!.parent) ids.push(elements[at]!.id);
  return ids;
}
