import { type ColumnGroup, type ColumnNames, FAR, namesOf } from './column-group.ts';

const AT = {
  place: 0,
  'chars-before': 1,
  'chars-after': 2,
  'from-headline': 3,
  'from-heading': 4,
  'last-heading-level': 5,
  'chars-since-heading': 6,
  'to-heading': 7,
  'from-first-prose': 8,
  'prose-before-share': 9,
} as const;

/** A block's position in the page, and its distance to the first h1, to the nearest headings and to the prose. */
export const blockPosition: ColumnGroup = {
  columns: 10,
  fill({ outline, sums }, { blocks: { values, width } }, first) {
    const { blocks } = outline;
    const { chars, prose, proseBlocks } = sums;
    const n = blocks.length;
    const total = chars[n] || 1;
    const allProse = prose[n] || 1;
    let headline = -1;
    let firstProse = -1;
    for (let b = n - 1; b >= 0; b--) {
      if (blocks[b]!.heading === 1) headline = b;
      if (proseBlocks[b + 1]! > proseBlocks[b]!) firstProse = b;
    }
    let heading = -1;
    let level = 0;
    let charsOfHeading = 0;
    for (let b = 0; b < n; b++) {
      const r = b * width + first;
      const rank = blocks[b]!.heading;
      const before = chars[b]!;
      values[r + AT.place] = b / n;
      values[r + AT['chars-before']] = before / total;
      values[r + AT['chars-after']] = 1 - chars[b + 1]! / total;
      values[r + AT['from-headline']] = headline < 0 ? -FAR - 1 : Math.max(-FAR, Math.min(FAR, b - headline));
      values[r + AT['from-heading']] = heading < 0 ? FAR : Math.min(FAR, b - heading);
      values[r + AT['last-heading-level']] = level;
      values[r + AT['chars-since-heading']] = heading < 0 ? -1 : before - charsOfHeading;
      values[r + AT['from-first-prose']] = firstProse < 0 ? -FAR - 1 : Math.max(-FAR, Math.min(FAR, b - firstProse));
      values[r + AT['prose-before-share']] = prose[b]! / allProse;
      if (rank === 0) continue;
      heading = b;
      level = rank;
      charsOfHeading = before;
    }
    heading = -1;
    for (let b = n - 1; b >= 0; b--) {
      values[b * width + first + AT['to-heading']] = heading < 0 ? FAR : Math.min(FAR, heading - b);
      if (blocks[b]!.heading > 0) heading = b;
    }
  },
};

export function blockPositionNames(): ColumnNames {
  return { blocks: namesOf(AT) };
}
