import { bestStretch } from '../features/best-stretch.ts';
import { inFurniture } from '../features/furniture.ts';
import type { Outline } from '../types.ts';

/**
 * The largest readable part of a page, as a flag for each block: the stretch with the most text less links and
 * furniture, without the furniture in it. All blocks where nothing is readable. Linear in blocks.
 */
export function largestPart(outline: Outline): boolean[] {
  const { blocks } = outline;
  const furniture = inFurniture(outline);
  const isOut = blocks.map(({ element }) => furniture[element] === 1);
  const tokens = blocks.map(({ chars, linkChars }, b) => (isOut[b] ? 0 : chars - linkChars));
  const tags = blocks.map(({ chars, linkChars }, b) => (isOut[b] ? chars : linkChars));
  const { first, last } = bestStretch({ tokens, tags });
  const start = tokens.findIndex((count, b) => b >= first && count > 0);
  return blocks.map((_, b) => start < 0 || (b >= start && b <= last && !isOut[b]));
}
