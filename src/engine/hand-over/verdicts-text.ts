import type { Selection, Verdicts } from '../types.ts';

/** Verdicts with their choices of blocks as digits. */
type Written = Omit<Verdicts, 'keep' | 'score' | 'reason' | 'alternatives'> & {
  readonly keep: string;
  readonly alternatives?: readonly (Omit<Selection, 'keep'> & { readonly keep: string })[];
};

/** `JSON.stringify` leaves out what is undefined. */
type Unneeded = { readonly score: undefined; readonly reason: undefined };

/** Writes what the article needs of verdicts: all but scores and reasons. `verdictsOf` reads it. */
export function textOfVerdicts(verdicts: Verdicts): string {
  const { keep, alternatives, ...others } = verdicts;
  return JSON.stringify({
    ...others,
    score: undefined,
    reason: undefined,
    keep: digits(keep),
    ...(alternatives && { alternatives: alternatives.map((other) => ({ ...other, keep: digits(other.keep) })) }),
  } satisfies Unneeded & Written);
}

/** The verdicts that `textOfVerdicts` wrote, with scores of 0 and no reasons. */
export function verdictsOf(text: string): Verdicts {
  const { keep, alternatives, ...others } = JSON.parse(text) as Written;
  return {
    ...others,
    keep: flags(keep),
    score: new Float32Array(keep.length),
    reason: [],
    ...(alternatives && { alternatives: alternatives.map((other) => ({ ...other, keep: flags(other.keep) })) }),
  };
}

function digits(keep: readonly boolean[]): string {
  return keep.map(Number).join('');
}

function flags(text: string): boolean[] {
  return Array.from(text, (digit) => digit === '1');
}
