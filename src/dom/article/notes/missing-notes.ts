import { blockRange, closest, itemAt } from '../../../engine/outline-tree.ts';
import { nodeAt } from '../../walk/node-at.ts';
import { firstFrom } from '../thread/sorted-numbers.ts';
import { linkWithinPage } from './link-within-page.ts';
import { isNamed } from './missing-plain-notes.ts';
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
 * mark count, because no other part of a page does, and those whose names say what they are. `chars`: characters of
 * text per element. Linear in the page.
 */
export function missingNotes(walk: Walk, keep: readonly boolean[], chars: Float64Array): number[] {
  const { elements, runs } = walk.outline;
  const marks: Link[] = [];
  const backs: Link[] = [];
  // A link may hold many texts, and only the first says what it is.
  let seen = -1;
  for (const { element, block } of runs) {
    const link = linkWithinPage(walk, element);
    if (link === null || link.element === seen) continue;
    seen = link.element;
    if (!keep[block]) backs.push(link);
    else if (NOTE_MARK.test((nodeAt(walk, link.element).textContent ?? '').trim())) marks.push(link);
  }
  if (marks.length === 0) return [];
  const byId = new Map<string, number>();
  const wanted = new Set(marks.map(({ id }) => id));
  for (const [i, { id }] of elements.entries()) if (wanted.has(id) && !byId.has(id)) byId.set(id, i);
  const backsTo = new Map<string, number[]>();
  for (const { element, id } of backs) {
    const known = backsTo.get(id);
    if (known === undefined) backsTo.set(id, [element]);
    else known.push(element);
  }
  return marks.flatMap((mark) => {
    const index = closest(elements, byId.get(mark.id) ?? -1, ({ tag }) => NOTE_TAGS.has(tag));
    const note = elements[index];
    if (note === undefined || (chars[index] ?? 0) > LONGEST_NOTE) return [];
    const leadsBack = idsNear(walk, mark.element).some((id) => firstFrom(backsTo.get(id) ?? [], index + 1) < note.end);
    return leadsBack || isNamed(walk, index) ? blockRange(note) : [];
  });
}

/** The ids of a mark, of elements in it, and of those close around it. */
function idsNear({ outline: { elements } }: Walk, mark: number): string[] {
  const { end, parent } = itemAt(elements, mark);
  const ids = elements.slice(mark, end).map(({ id }) => id);
  let levels = 0;
  closest(elements, parent, ({ id }) => {
    ids.push(id);
    return ++levels === MAX_LEVELS;
  });
  return ids;
}
