import { lowerBound } from '../../../engine/lower-bound.ts';
import { closest, itemAt } from '../../../engine/outline-tree.ts';
import type { Outline } from '../../../engine/types.ts';
import { nodeAt } from '../../walk/node-at.ts';
import {
  attributeOf,
  baseOf,
  closestOf,
  escaped,
  localNameOf,
  matchesOf,
  ownerDocumentOf,
  queryAll,
  queryFirst,
  textContentOf,
} from '../../safe-dom.ts';
import { checkVisibility } from '../../walk/visibility.ts';
import { fragmentOf } from '../../urls.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { MARK_HOLDER, NAMED_NOTE, NOTE_MARK } from './note-mark.ts';
import { isPower } from './plain-marks.ts';

/** Levels above the text of a mark that may belong to it. */
const MAX_LEVELS = 4;
/** A longer text is no mark. */
const LONGEST_MARK = 14;
/** Attributes with the id of a note. */
const NAMING = ['aria-describedby', 'aria-controls', 'aria-details', 'popovertarget', 'data-target', 'data-bs-target'];

/** The mark of a note in the page. */
export type Mark = {
  /** Index of the outermost element that holds nothing else. */
  readonly index: number;
  readonly node: Element;
  /** The mark without brackets. */
  readonly sign: string;
  /** The element, and those in it around the text. */
  readonly parts: readonly Element[];
  /** The ids that the mark names. `isLink`: by its address. */
  readonly targets: readonly { readonly id: string; readonly isLink: boolean }[];
  /** True for a link to another page. */
  readonly leadsElsewhere: boolean;
};

/** The mark that this text is, in the middle of a line; null where it is none. */
export function markOfRun(walk: Walk, run: number): Mark | null {
  const { elements, runs, blocks } = walk.outline;
  const { element, block, start, end } = runs[run]!;
  if (end - start > LONGEST_MARK || itemAt(elements, element).breaks) return null;
  const { text } = itemAt(blocks, block);
  // A mark at the beginning of a line is a note's own.
  const before = text.slice(0, start);
  if (!NOTE_MARK.test(text.slice(start, end).trim()) || !/\p{L}/u.test(before)) return null;
  let index = element;
  for (let level = 0; level < MAX_LEVELS; level++) {
    const { parent } = itemAt(elements, index);
    if (parent < 0 || itemAt(elements, parent).breaks || !NOTE_MARK.test(textInside(walk, parent, run))) break;
    index = parent;
  }
  const parts: Element[] = [];
  for (let at = element; at >= index; at = itemAt(elements, at).parent) parts.push(nodeAt(walk, at));
  return markAt(walk, index, { parts, text: textInside(walk, index, run), isClose: /\S$/.test(before) });
}

/** The mark that a hidden element is; null where it is none. */
export function hiddenMark(walk: Walk, index: number): Mark | null {
  const node = nodeAt(walk, index);
  const parts = [node, ...queryAll(node, '*')];
  return markAt(walk, index, { parts, text: (textContentOf(node) ?? '').trim(), isClose: true });
}

/** The mark with this number, for a button without a text that follows words in their line; null for any other. */
export function buttonMark(walk: Walk, index: number, number: number): Mark | null {
  if (!followsWords(walk.outline, index)) return null;
  const node = nodeAt(walk, index);
  const parts = [node];
  const targets = namedBy(node).map((id) => ({ id, isLink: false }));
  return { index, node, sign: String(number), parts, targets, leadsElsewhere: false };
}

/** True where letters are before an element in its line. */
function followsWords({ elements, blocks, runs }: Outline, index: number): boolean {
  const run = runs[lowerBound(runs.length, (at) => itemAt(runs, at).before <= index) - 1];
  if (run === undefined) return false;
  const { element, text } = itemAt(blocks, run.block);
  const line = closest(elements, index, ({ breaks, parent }) => breaks || parent < 0);
  return line === element && /\p{L}/u.test(text.slice(0, run.end));
}

type MarkText = {
  readonly text: string;
  /** The elements around it, up to that of the mark. */
  readonly parts: readonly Element[];
  /** True where nothing is between it and the word before. */
  readonly isClose: boolean;
};

/** The mark that an element with this text is; null where it is none. */
function markAt(walk: Walk, index: number, { text, parts, isClose }: MarkText): Mark | null {
  if (text.length > LONGEST_MARK || !NOTE_MARK.test(text)) return null;
  const node = nodeAt(walk, index);
  const sign = text.replace(/[[\]()\s]/g, '');
  const inner = parts.find((part) => localNameOf(part) === 'sup') ?? closestOf(node, 'sup');
  const isBracketed = sign !== text;
  const links = parts
    .map((part) => attributeOf(part, 'href').trim())
    .filter((href) => /^(?!#?$|javascript:)/i.test(href));
  const ids = links.map((href) => fragmentOf(href, baseOf(node), walk.address));
  const isNamed =
    ids.some((id) => id !== null) || parts.some((part) => matchesOf(part, NAMED_NOTE) || hiddenIds(part).length > 0);
  const isRaised = inner !== null && !isPower(inner, sign);
  const isPressed = isClose && inner === null && /^\d/.test(sign) && parts.some((part) => matchesOf(part, MARK_HOLDER));
  // A number may be a button of a gallery; a sign is a mark.
  const isSign = /^[*†‡§]/.test(sign) && parts.some((part) => namedBy(part).length > 0);
  if (!isBracketed && !isNamed && !isRaised && !isPressed && !isSign) return null;
  return {
    index,
    node,
    sign,
    parts,
    targets: [
      ...ids.flatMap((id) => (id === null ? [] : [{ id, isLink: true }])),
      ...parts.flatMap(namedBy).map((id) => ({ id, isLink: false })),
    ],
    leadsElsewhere: ids.includes(null),
  };
}

/** Ids in the attributes of an element, besides its address. */
function namedBy(part: Element): string[] {
  const inScript = attributeOf(part, 'onclick').matchAll(/['"]#?([\w:.-]+)['"]/g);
  return [
    ...NAMING.flatMap((name) => attributeOf(part, name).split(/[\s#]+/)),
    ...hiddenIds(part),
    ...[...inScript].map(([, id]) => id!),
  ].filter((id) => id !== '');
}

/** Ids of hidden elements that are values of attributes, whatever their names. */
function hiddenIds(part: Element): string[] {
  const owner = ownerDocumentOf(part);
  if (owner === null) return [];
  return [...part.attributes].flatMap(({ name, value }) => {
    const id = value.replace(/^#/, '');
    if (/^(?:id|class|style|href|title)$/.test(name) || NAMING.includes(name) || !/^[\w:.-]{2,64}$/.test(id)) return [];
    const named = queryFirst(owner, `#${escaped(id)}`);
    return named !== null && checkVisibility?.call(named) === false ? [id] : [];
  });
}

/** The visible text of an element that is around this text, cut off where it is too long for a mark. */
function textInside({ outline: { elements, runs, blocks } }: Walk, index: number, run: number): string {
  const { end } = itemAt(elements, index);
  const isInside = (at: number): boolean =>
    runs[at] !== undefined && runs[at].element >= index && runs[at].element < end;
  let first = run;
  while (isInside(first - 1)) first--;
  let text = '';
  for (let at = first; isInside(at) && text.length <= LONGEST_MARK; at++) {
    const { block, start, end } = runs[at]!;
    text += itemAt(blocks, block).text.slice(start, end);
  }
  return text.trim();
}
