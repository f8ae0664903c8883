import { firstRunOf, itemAt } from '../../engine/outline-tree.ts';
import { isCaseless } from '../../engine/text/letters.ts';
import type { Outline } from '../../engine/types.ts';
import { ORGANISATION } from './agencies.ts';
import { namesIn } from './byline-names.ts';
import { TOPIC } from './bare-names.ts';
import { isPersonName } from './names.ts';

/** Lines of the longest list of authors. */
const MAX_ITEMS = 8;
/** Elements between a name and the box of all names in a line. */
const MAX_LEVELS = 3;

/** The authors of an element that holds one in each item, of a list or of a line (`block`); null for any other. */
export function namesInItems(outline: Outline, box: number, block: number): readonly string[] | null {
  return namesInList(outline, box) ?? namesInLine(outline, box, block);
}

/** The authors in the entries of a list, one in each; null where an entry is anything else. */
function namesInList({ elements, blocks }: Outline, list: number): readonly string[] | null {
  const { end, firstBlock, lastBlock, tag } = itemAt(elements, list);
  if (lastBlock - firstBlock < 2 || lastBlock - firstBlock > MAX_ITEMS || (tag !== 'ul' && tag !== 'ol')) return null;
  const names: string[] = [];
  for (let i = list + 1; i < end; i = itemAt(elements, i).end) {
    const item = itemAt(elements, i);
    if (item.lastBlock === item.firstBlock) continue;
    const [name, ...others] = namesIn(itemAt(blocks, item.firstBlock).text);
    if (name === undefined || others.length > 0 || !isPersonName(name)) return null;
    names.push(name);
  }
  return names.length > 1 ? names : null;
}

/** True for a topic or an organisation, which may be written like a person's name. */
function isNoPerson(name: string): boolean {
  return TOPIC.test(name) || ORGANISATION.test(name);
}

/** The names in inline elements of one kind side by side, without a comma between; null where one is anything else. */
function namesInLine({ elements, blocks, runs }: Outline, box: number, block: number): readonly string[] | null {
  const { end } = itemAt(elements, box);
  const names: string[] = [];
  let items: number[] = [];
  for (let i = firstRunOf(runs, block); runs[i]?.block === block; i++) {
    const { element, start, end: textEnd } = runs[i]!;
    const name = itemAt(blocks, block).text.slice(start, textEnd).trim();
    if (element < box || element >= end || name === '') continue;
    if (!isPersonName(name) || isCaseless(name) || isNoPerson(name) || names.length === MAX_ITEMS) return null;
    names.push(name);
    items.push(element);
  }
  for (let level = 0; level < MAX_LEVELS && names.length > 1; level++) {
    const all = items.map((item) => itemAt(elements, item));
    const [first] = all;
    const areAlike = all.every(
      ({ tag, classes, parent }) => parent === first?.parent && tag === first.tag && classes === first.classes,
    );
    if (areAlike) return new Set(items).size === items.length ? names : null;
    items = all.map(({ parent }, i) => (parent > box ? parent : items[i]!));
  }
  return null;
}
