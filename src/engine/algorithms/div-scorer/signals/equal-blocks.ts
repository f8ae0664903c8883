import type { Scene } from '../scene.ts';
import type { Candidate } from '../candidates.ts';
import type { Signal } from './signal.ts';

/** Lengths within ±25 % of each other count as the same. */
const SAME_LENGTH_LOG = Math.log(1.25);
/** Fewer own blocks than this are no grid. */
const GRID_BLOCKS = 4;
const NEIGHBOUR_WEIGHT = 0.25;
const GRID_WEIGHT = 0.1;
/** Texts of this many characters count half: short equal blocks are the bad sign. */
const NEIGHBOUR_CHARS = 200;
const BLOCK_CHARS = 80;

const PROSE = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Many texts of one length are a grid of cards, the more surely the shorter they are (text 002, "number of blocks with text about the same length"). */
export const equalBlocks: Signal = {
  id: 'equal-blocks',
  measure(scene) {
    const neighbours = equalNeighbours(scene);
    return Float64Array.from(scene.candidates, (candidate, i) => {
      const grid = equalOwnBlocks(scene, candidate);
      const x = (NEIGHBOUR_WEIGHT * neighbours[i]!) / (1 + candidate.chars / NEIGHBOUR_CHARS) + grid;
      return 0.5 + 0.5 / (1 + x);
    });
  },
};

/** How many other candidates with the same parent are as long, for each; by binary search in the sorted lengths. */
function equalNeighbours({ candidates, outline }: Scene): Int32Array {
  const lengths = new Map<number, number[]>();
  const parentOf = (candidate: Candidate): number => outline.elements[candidate.element]!.parent;
  for (const candidate of candidates) {
    const list = lengths.get(parentOf(candidate));
    if (list) list.push(candidate.chars);
    else lengths.set(parentOf(candidate), [candidate.chars]);
  }
  for (const list of lengths.values()) list.sort((a, b) => a - b);
  const factor = Math.exp(SAME_LENGTH_LOG);
  return Int32Array.from(candidates, (candidate) => {
    const list = lengths.get(parentOf(candidate))!;
    return firstAbove(list, candidate.chars * factor, false) - firstAbove(list, candidate.chars / factor, true) - 1;
  });
}

/** Index of the first length over the bound (or not below… at it, where exclusive bounds from below are asked). */
function firstAbove(sorted: readonly number[], bound: number, strictly: boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (strictly ? sorted[mid]! > bound : sorted[mid]! >= bound) high = mid;
    else low = mid + 1;
  }
  return low;
}

/** Paragraphs and headings of like length are prose; cards, rows and entries of like length are a grid. */
function equalOwnBlocks({ outline }: Scene, { blocks }: Candidate): number {
  const entries = blocks.filter((i) => !PROSE.has(outline.elements[outline.blocks[i]!.element]!.tag));
  if (entries.length < GRID_BLOCKS) return 0;
  const lengths = entries.map((i) => outline.blocks[i]!.chars).sort((a, b) => a - b);
  const median = lengths[lengths.length >> 1]!;
  const alike = lengths.filter((length) => Math.abs(Math.log(length / median)) < SAME_LENGTH_LOG).length - 1;
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return (GRID_WEIGHT * Math.max(0, alike - 2)) / (1 + mean / BLOCK_CHARS);
}
