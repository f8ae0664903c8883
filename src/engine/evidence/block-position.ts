import type { ColumnGroup } from './table.ts';

/** Further away than this is all the same. */
const FAR = 200;

/** Where in the page's run of blocks a block stands, and how far from its landmarks: the headline, the last heading, the prose. */
export const blockPosition: ColumnGroup = {
  names: [
    'place',
    'chars-before',
    'chars-after',
    'from-headline',
    'from-heading',
    'last-heading-level',
    'chars-since-heading',
    'to-heading',
    'from-first-prose',
    'prose-before-share',
  ],
  fill({ outline, sums }, { blocks: { values, width } }, at) {
    const { blocks } = outline;
    const { chars, prose, proseBlocks } = sums;
    const n = blocks.length;
    const total = chars[n]! || 1;
    const allProse = prose[n]! || 1;
    let headline = -1;
    let firstProse = -1;
    for (let b = n - 1; b >= 0; b--) {
      if (blocks[b]!.heading === 1) headline = b;
      if (proseBlocks[b + 1]! > proseBlocks[b]!) firstProse = b;
    }
    let heading = -1;
    for (let b = 0; b < n; b++) {
      const r = b * width + at;
      values[r] = b / n;
      values[r + 1] = chars[b]! / total;
      values[r + 2] = 1 - chars[b + 1]! / total;
      values[r + 3] = headline < 0 ? -FAR - 1 : Math.max(-FAR, Math.min(FAR, b - headline));
      values[r + 4] = heading < 0 ? FAR : Math.min(FAR, b - heading);
      values[r + 5] = heading < 0 ? 0 : blocks[heading]!.heading;
      values[r + 6] = heading < 0 ? -1 : chars[b]! - chars[heading]!;
      values[r + 8] = firstProse < 0 ? -FAR - 1 : Math.max(-FAR, Math.min(FAR, b - firstProse));
      values[r + 9] = prose[b]! / allProse;
      if (blocks[b]!.heading > 0) heading = b;
    }
    heading = -1;
    for (let b = n - 1; b >= 0; b--) {
      values[b * width + at + 7] = heading < 0 ? FAR : Math.min(FAR, heading - b);
      if (blocks[b]!.heading > 0) heading = b;
    }
  },
};
