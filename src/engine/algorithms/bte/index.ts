import { inFurniture } from '../../features/furniture.ts';
import type { Algorithm, Outline, Page, Verdicts } from '../../types.ts';
import { bestStretch } from '../../features/best-stretch.ts';
import { confidenceOf } from './confidence.ts';
import { tokenRunsOf, type PageTokenRuns, type TagCount } from './token-runs.ts';

/** Why a block is in or out; words.json holds the text of each. */
export const REASONS = ['dense', 'outside-dense', 'furniture'] as const;

export type BteOptions = {
  /** 'compat': text 000 to the letter. 'modern': what a person gets; algorithms/README.md has the differences and what each is worth. */
  readonly profile?: 'compat' | 'modern';
  /** The tags that count; 'both' in the compat profile and 'start' in the modern one unless given. */
  readonly tags?: TagCount;
};

/**
 * Body text extraction (Finn et al. 2001, in Baroni's form, text 000): a page is a sequence of words and tags, and its article the stretch of it that has the
 * most words less tags. The stretch is found over text runs and kept in whole blocks: a block that it touches is kept, so that no sentence is cut.
 */
export function bte({
  profile = 'modern',
  tags = profile === 'modern' ? 'start' : 'both',
}: BteOptions = {}): Algorithm {
  if (profile === 'compat')
    return {
      id: 'bte-compat',
      label: 'BTE, literal',
      reasons: REASONS,
      classify: (page) => classify(page, tokenRunsOf(page, { tags, segment: false })),
    };
  return {
    id: 'bte',
    label: 'BTE',
    reasons: REASONS,
    classify(page) {
      const furniture = inFurniture(page.outline);
      return classify(
        page,
        tokenRunsOf(page, { tags, segment: true, mute: markLinks(page.outline, furniture.slice()) }),
        furniture,
      );
    },
  };
}

/** Marks links and what is in them as well; changes and returns `marks`. */
function markLinks({ elements }: Outline, marks: Uint8Array): Uint8Array {
  for (let i = 0; i < elements.length; i++) {
    const { tag, parent } = elements[i]!;
    if (tag === 'a' || (parent >= 0 && marks[parent])) marks[i] = 1;
  }
  return marks;
}

function classify({ outline }: Page, tokenRuns: PageTokenRuns, furniture?: Uint8Array): Verdicts {
  const { blocks, runs } = outline;
  const stretch = bestStretch(tokenRuns);
  const isEmpty = stretch.last < stretch.first;
  const from = isEmpty ? 0 : runs[tokenRuns.run[stretch.first]!]!.block;
  const to = isEmpty ? -1 : runs[tokenRuns.run[stretch.last]!]!.block;
  const keep: boolean[] = [];
  const reason: (typeof REASONS)[number][] = [];
  for (let b = 0; b < blocks.length; b++) {
    const isFurniture = furniture?.[blocks[b]!.element] === 1;
    const isInside = b >= from && b <= to;
    keep.push(isInside && !isFurniture);
    reason.push(isFurniture ? 'furniture' : isInside ? 'dense' : 'outside-dense');
  }
  return { keep, score: densities(outline, tokenRuns), reason, confidence: confidenceOf(tokenRuns, stretch) };
}

/** Tokens / (tokens + tags before them), block by block, 0–1; 0 for blocks that count for nothing. */
function densities({ blocks, runs }: Outline, { tokens, tags, run }: PageTokenRuns): Float32Array {
  const score = new Float32Array(blocks.length);
  const weight = new Float32Array(blocks.length);
  for (let i = 0; i < run.length; i++) {
    const { block } = runs[run[i]!]!;
    score[block]! += tokens[i]!;
    weight[block]! += tokens[i]! + tags[i]!;
  }
  for (let b = 0; b < score.length; b++) if (weight[b]! > 0) score[b]! /= weight[b]!;
  return score;
}
