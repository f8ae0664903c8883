import { bestStretch } from '../../features/best-stretch.ts';
import type { Outline, Verdicts } from '../../types.ts';
import { confidenceOf } from './confidence.ts';
import type { TokenRuns } from './token-runs.ts';

/** Why a block is kept or left out; words.json has the text of each. */
export const REASONS = ['dense', 'outside-dense', 'furniture'] as const;

/**
 * Keeps the blocks that the best stretch touches, as a whole, except those in furniture.
 * `furniture` has 1 for each element in furniture; parallel to outline.elements.
 */
export function stretchVerdicts(outline: Outline, tokenRuns: TokenRuns, furniture: Uint8Array): Verdicts {
  const { blocks, runs } = outline;
  const stretch = bestStretch(tokenRuns);
  const isEmpty = stretch.last < stretch.first;
  const firstBlock = isEmpty ? 0 : runs[tokenRuns.run[stretch.first]!]!.block;
  const lastBlock = isEmpty ? -1 : runs[tokenRuns.run[stretch.last]!]!.block;
  const keep: boolean[] = [];
  const reason: (typeof REASONS)[number][] = [];
  for (let b = 0; b < blocks.length; b++) {
    const isFurniture = furniture[blocks[b]!.element] === 1;
    const isInside = b >= firstBlock && b <= lastBlock;
    keep.push(isInside && !isFurniture);
    reason.push(isFurniture ? 'furniture' : isInside ? 'dense' : 'outside-dense');
  }
  return { keep, score: tokenDensities(outline, tokenRuns), reason, confidence: confidenceOf(tokenRuns, stretch) };
}

/** For each block tokens / (tokens + tags before them), 0–1; 0 for a block without counted tokens. */
function tokenDensities({ blocks, runs }: Outline, { tokens, tags, run }: TokenRuns): Float32Array {
  const density = new Float32Array(blocks.length);
  const total = new Float32Array(blocks.length);
  for (let i = 0; i < run.length; i++) {
    const { block } = runs[run[i]!]!;
    const count = tokens[i]!;
    density[block]! += count;
    total[block]! += count + tags[i]!;
  }
  for (let b = 0; b < density.length; b++) density[b]! /= total[b] || 1;
  return density;
}
