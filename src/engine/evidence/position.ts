import type { Group } from './matrix.ts';

/** Further away than this is all the same. */
const FAR = 200;

/** Where in the page's run of blocks a block stands, and how far from its landmarks: the headline, the last heading, the prose. */
export const position: Group = {
  names: [
    'place', 'chars-before', 'chars-after', 'from-headline', 'headlines', 'from-heading', 'last-heading-level', 'chars-since-heading', 'to-heading', 'from-first-prose', 'to-last-prose',
    'from-prose', 'to-prose', 'prose-before-share', 'is-first-on-page',
  ],
  fill({ outline, sums }, { values, width }, at) {
    const { blocks } = outline;
    const n = blocks.length;
    const total = sums.chars[n]! || 1;
    const allProse = sums.prose[n]! || 1;
    let headline = -1;
    let headlines = 0;
    let firstProse = -1;
    let lastProse = -1;
    for (let b = 0; b < n; b++) {
      if (blocks[b]!.heading === 1) {
        headlines++;
        if (headline < 0) headline = b;
      }
      if (sums.proseBlocks[b + 1]! > sums.proseBlocks[b]!) {
        if (firstProse < 0) firstProse = b;
        lastProse = b;
      }
    }
    let heading = -1;
    let prose = -1;
    for (let b = 0; b < n; b++) {
      const r = b * width + at;
      values[r] = b / n;
      values[r + 1] = sums.chars[b]! / total;
      values[r + 2] = 1 - sums.chars[b + 1]! / total;
      values[r + 3] = headline < 0 ? -FAR - 1 : clip(b - headline);
      values[r + 4] = headlines;
      values[r + 5] = heading < 0 ? FAR : Math.min(FAR, b - heading);
      values[r + 6] = heading < 0 ? 0 : blocks[heading]!.heading;
      values[r + 7] = heading < 0 ? -1 : sums.chars[b]! - sums.chars[heading]!;
      values[r + 9] = firstProse < 0 ? -FAR - 1 : clip(b - firstProse);
      values[r + 10] = lastProse < 0 ? -FAR - 1 : clip(lastProse - b);
      values[r + 11] = prose < 0 ? FAR : Math.min(FAR, b - prose);
      values[r + 13] = sums.prose[b]! / allProse;
      values[r + 14] = b === 0 ? 1 : 0;
      if (blocks[b]!.heading > 0) heading = b;
      if (sums.proseBlocks[b + 1]! > sums.proseBlocks[b]!) prose = b;
    }
    let nextHeading = -1;
    let nextProse = -1;
    for (let b = n - 1; b >= 0; b--) {
      const r = b * width + at;
      values[r + 8] = nextHeading < 0 ? FAR : Math.min(FAR, nextHeading - b);
      values[r + 12] = nextProse < 0 ? FAR : Math.min(FAR, nextProse - b);
      if (blocks[b]!.heading > 0) nextHeading = b;
      if (sums.proseBlocks[b + 1]! > sums.proseBlocks[b]!) nextProse = b;
    }
  },
};

function clip(distance: number): number {
  return distance > FAR ? FAR : distance < -FAR ? -FAR : distance;
}
