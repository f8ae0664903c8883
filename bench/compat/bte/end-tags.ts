import type { Outline, TextRun } from '../../../src/engine/types.ts';

/** Elements without an end tag (HTML Living Standard, section Void elements). */
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
]);

/** A skipped element, usually a script, counts as its pair of tags without content. */
const TAGS_OF_SKIPPED = 2;

/**
 * Returns a function that counts the start and end tags from the start of the page up to a run. An outline holds no end
 * tags. Their number is computed from the elements that start before the run and from those that are still open there.
 */
export function startAndEndTagsUpTo({ elements }: Outline): (run: TextRun) => number {
  /** Tags of all elements before i, as if each were closed. */
  const closedTags = new Int32Array(elements.length + 1);
  /** End tags still to come inside element i, its own included. */
  const openEndTags = new Int32Array(elements.length);
  for (let i = 0; i < elements.length; i++) {
    const { tag, parent } = elements[i]!;
    const endTags = VOID.has(tag) ? 0 : 1;
    closedTags[i + 1] = closedTags[i]! + 1 + endTags;
    openEndTags[i] = (parent < 0 ? 0 : openEndTags[parent]!) + endTags;
  }
  return ({ before, element, skipped }) => closedTags[before]! - openEndTags[element]! + TAGS_OF_SKIPPED * skipped;
}
