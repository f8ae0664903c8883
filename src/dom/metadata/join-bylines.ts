import { itemAt } from '../../engine/outline-tree.ts';
import type { Outline } from '../../engine/types.ts';
import { isPersonName } from './names.ts';
import type { Byline, VisibleNames } from './byline.ts';

/** Elements between a name and the box of all items: "ul > li > a > span". */
const MAX_LEVELS = 3;
/** Words of a line between two items: a job, "and", "Follow". */
const BETWEEN_WORDS = 8;
const MAX_NAMES = 8;

/**
 * The bylines, with authors that stand in separate items as one. Items follow each other, have the name of one person
 * each and are elements of one kind in one box. A byline around them that has some of the names becomes theirs.
 */
export function joinBylines(outline: Outline, found: readonly Byline[]): VisibleNames[] {
  const joined: Byline[] = [];
  for (const group of groupItems(outline, found)) {
    const [first] = group;
    const names = [...new Set(group.flatMap((item) => item.names))].slice(0, MAX_NAMES);
    const around = joined.at(-1);
    const isAround =
      names.length > 1 &&
      around !== undefined &&
      isInside(outline, first.element, around.element) &&
      around.names.every((name) => names.includes(name));
    if (isAround) joined.pop();
    joined.push({ ...(isAround ? around : first), names: group.length > 1 ? names : first.names });
  }
  return joined;
}

/** The bylines in groups of items that follow each other. */
function groupItems(outline: Outline, found: readonly Byline[]): [Byline, ...Byline[]][] {
  const groups: [Byline, ...Byline[]][] = [];
  for (const byline of found) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && areItems(outline, last, byline)) group.push(byline);
    else groups.push([byline]);
  }
  return groups;
}

function areItems(outline: Outline, one: Byline, other: Byline): boolean {
  if (one.how !== other.how || ![one, other].every(isOnePerson)) return false;
  for (let b = one.block; one.block !== other.block && b <= other.block; b++) {
    const { heading, words, linkChars } = itemAt(outline.blocks, b);
    const isItem = b === one.block || b === other.block;
    // A link between two names is the title of a piece.
    if (heading > 0 || words > BETWEEN_WORDS || (!isItem && linkChars > 0)) return false;
  }
  const [path, otherPath] = [pathFrom(outline, one.element), pathFrom(outline, other.element)];
  const level = path.findIndex((at) => otherPath.includes(at));
  // Undefined where one of the two is around the other.
  const item = path[level - 1];
  const otherItem = otherPath[otherPath.indexOf(path[level] ?? -1) - 1];
  return item !== undefined && otherItem !== undefined && isAlike(outline, item, otherItem);
}

function isAlike({ elements }: Outline, index: number, other: number): boolean {
  const [one, two] = [itemAt(elements, index), itemAt(elements, other)];
  return one.tag === two.tag && one.classes === two.classes;
}

function isOnePerson({ names: [first, second] }: Byline): boolean {
  return first !== undefined && second === undefined && isPersonName(first);
}

/** The element and those around it, the innermost first. */
function pathFrom({ elements }: Outline, element: number): number[] {
  const path: number[] = [];
  for (let at = element; at >= 0 && path.length <= MAX_LEVELS; at = itemAt(elements, at).parent) path.push(at);
  return path;
}

function isInside({ elements }: Outline, element: number, around: number): boolean {
  return around <= element && element < itemAt(elements, around).end;
}
