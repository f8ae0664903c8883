import { lowerBound } from '../../../lower-bound.ts';
import type { Candidate, CandidateSet } from '../candidates/candidates.ts';
import type { Signal } from './signal.ts';

/** Lengths are equal if one is less than 1.25 times the other. */
const EQUAL_RATIO = 1.25;
/** Cost of each neighbour of equal length, before it is reduced for long texts. */
const NEIGHBOUR_COST = 0.25;
/** Characters of a candidate at which its neighbours cost half. */
const HALF_NEIGHBOUR_CHARS = 200;
/** Minimum number of entries in a grid. */
const MIN_GRID_BLOCKS = 4;
/** Cost of each equal entry of a grid after the third, before it is reduced for long texts. */
const GRID_COST = 0.1;
/** Mean characters of a grid's entries at which the grid costs half. */
const HALF_GRID_CHARS = 80;

/** Paragraphs and headings of equal length are prose, not the entries of a grid. */
const PROSE = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * Lower for short texts of equal length, such as a grid of cards: 0.5 + 0.5 / (1 + cost) (text 002, "number of blocks
 * with text about the same length").
 */
export const equalBlocks: Signal = {
  reason: 'equal-blocks',
  weight: 1,
  measure(set) {
    const neighbours = equalNeighbours(set);
    return Float64Array.from(set.candidates, (candidate, i) => {
      const cost = (NEIGHBOUR_COST * neighbours[i]!) / (1 + candidate.chars / HALF_NEIGHBOUR_CHARS);
      return 0.5 + 0.5 / (1 + (cost + gridCost(set, candidate)));
    });
  },
};

/** For each candidate the number of others with the same parent element and an equal length. */
function equalNeighbours({ candidates, outline }: CandidateSet): Int32Array {
  const lengthsByParent = new Map<number, number[]>();
  const parentOf = (candidate: Candidate): number => outline.elements[candidate.element]!.parent;
  for (const candidate of candidates) {
    const lengths = lengthsByParent.get(parentOf(candidate));
    if (lengths) lengths.push(candidate.chars);
    else lengthsByParent.set(parentOf(candidate), [candidate.chars]);
  }
  for (const lengths of lengthsByParent.values()) lengths.sort((a, b) => a - b);
  return Int32Array.from(candidates, (candidate) => {
    const lengths = lengthsByParent.get(parentOf(candidate)) ?? [];
    const shorter = lowerBound(lengths.length, (i) => lengths[i]! <= candidate.chars / EQUAL_RATIO);
    return lowerBound(lengths.length, (i) => lengths[i]! < candidate.chars * EQUAL_RATIO) - shorter - 1;
  });
}

/** Cost of the candidate's own blocks: many blocks other than prose, of about the median length. */
function gridCost({ outline }: CandidateSet, { blocks }: Candidate): number {
  const entries = blocks.filter((i) => !PROSE.has(outline.elements[outline.blocks[i]!.element]!.tag));
  if (entries.length < MIN_GRID_BLOCKS) return 0;
  const lengths = entries.map((i) => outline.blocks[i]!.chars).sort((a, b) => a - b);
  const median = lengths[lengths.length >> 1]!;
  const isEqual = (length: number): boolean => Math.abs(Math.log(length / median)) < Math.log(EQUAL_RATIO);
  const equal = lengths.filter(isEqual).length;
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return (GRID_COST * Math.max(0, equal - 3)) / (1 + mean / HALF_GRID_CHARS);
}
