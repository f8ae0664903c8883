import { linkDensityOfBlocks } from '../../../engine/features/link-density.ts';
import { blockRange, itemAt } from '../../../engine/outline-tree.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { isNoteLabel } from './plain-marks.ts';

/** Maximum length of the list of notes in characters, for each note. */
const LONGEST_NOTE = 600;
/** Raised numbers and brackets around them. */
const NUMBER = /^[[(]?\s?(\d{1,3})\s?[\])]?$/;
const NOTES =
  /(?:^|[\s_-])(?:foot|end)?notes?(?:$|[\s_-])|(?:^|[\s_-])(?:references|refs|citations|sources|bibliography)(?:$|[\s_-])/i;
/** From this many marks on, a list of as many items that are not mostly links needs no name. */
const SURE_MARKS = 3;
const MAX_LINKS = 0.5;
/** Tags of notes, and the number before the text of one. */
const ITEM = new Set(['li', 'p', 'div']);
const FIRST_NUMBER = /^[\s[(]*(\d{1,3})[\s\]).:]*\p{L}/u;
/** Elements around a list whose names may say that it holds notes. */
const MAX_LEVELS = 2;

/**
 * Indices of the blocks of a numbered list of notes that is not kept although raised numbers without links are: the
 * numbers count from 1 and cite at least half of the list, and its heading or its name says what it is, or they cite
 * exactly its items. `chars`: characters of text per element.
 */
export function missingPlainNotes(walk: Walk, keep: readonly boolean[], chars: Float64Array): number[] {
  const { elements, blocks } = walk.outline;
  const [count, last] = raisedNumbers(walk, keep);
  if (count === 0) return [];
  const items = new Map<number, number>();
  for (const { tag, parent } of elements) if (ITEM.has(tag)) items.set(parent, (items.get(parent) ?? 0) + 1);
  for (const [i, number] of items) {
    const list = itemAt(elements, i);
    const { firstBlock, lastBlock } = list;
    if (firstBlock <= last || number < count || number > count * 2) continue;
    if (list.tag !== 'ol' && !areNumbered(walk, i)) continue;
    if (keep.slice(firstBlock, lastBlock).includes(true) || chars[i]! > LONGEST_NOTE * number) continue;
    const label = firstBlock - 1;
    const isLabelled = isNoteLabel(itemAt(blocks, label).text);
    const isCited =
      number === count && count >= SURE_MARKS && linkDensityOfBlocks(blocks, firstBlock, lastBlock) <= MAX_LINKS;
    if (isLabelled || (isCited && list.tag === 'ol') || isNamed(walk, i))
      return [...(isLabelled ? [label] : []), ...blockRange(list)];
  }
  return [];
}

/** How far the kept raised numbers count from 1, each next one greater by one at most, and the block of the last. */
function raisedNumbers({ outline: { elements, runs, blocks } }: Walk, keep: readonly boolean[]): [number, number] {
  let [count, last] = [0, -1];
  for (const { element, block, start, end } of runs) {
    const { tag, parent } = itemAt(elements, element);
    if (!keep[block] || (tag !== 'sup' && elements[parent]?.tag !== 'sup')) continue;
    const number = Number(NUMBER.exec(itemAt(blocks, block).text.slice(start, end).trim())?.[1]);
    if (number === count + 1) [count, last] = [number, block];
  }
  return [count, last];
}

/** True where the blocks of an element begin with the numbers from 1 on. */
function areNumbered({ outline: { elements, blocks } }: Walk, list: number): boolean {
  const texts = blockRange(itemAt(elements, list)).map((b) => itemAt(blocks, b).text);
  return texts.every((text, i) => Number(FIRST_NUMBER.exec(text)?.[1]) === i + 1);
}

/** True where the names of a list, or of an element close around it, are those of notes. */
export function isNamed({ outline: { elements } }: Walk, list: number): boolean {
  for (let [at, level] = [list, 0]; at >= 0 && level <= MAX_LEVELS; level++) {
    const { classes, id, parent } = itemAt(elements, at);
    if (NOTES.test(`${classes} ${id}`)) return true;
    at = parent;
  }
  return false;
}
