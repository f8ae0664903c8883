import type { Outline, TextRun } from '../../types.ts';

/** How one form of BTE turns a page into tokens and tags. */
export type CountRule = {
  /** Tokens in a piece of text. */
  tokensIn(text: string): number;
  /** Tags from the start of the page up to a text run; never decreases from one run to the next. */
  tagsUpTo(run: TextRun): number;
  /** 1 for each element whose text is not counted; parallel to outline.elements. */
  readonly ignored: Uint8Array;
};

/** The text runs with at least one token, in document order. The three arrays are parallel. */
export type TokenRuns = {
  readonly tokens: Int32Array;
  /** Tags between the previous token run, or the start of the page, and this one. */
  readonly tags: Int32Array;
  /** Index in outline.runs. */
  readonly run: Int32Array;
};

/** Tokens and tags of a page in document order (text 000, step 3). Linear in runs and characters. */
export function tokenRunsOf({ runs, blocks }: Outline, { tokensIn, tagsUpTo, ignored }: CountRule): TokenRuns {
  const tokens = new Int32Array(runs.length);
  const tags = new Int32Array(runs.length);
  const run = new Int32Array(runs.length);
  let length = 0;
  let countedTags = 0;
  for (let r = 0; r < runs.length; r++) {
    const own = runs[r]!;
    const { block, start, end, element } = own;
    if (ignored[element]) continue;
    const count = tokensIn(blocks[block]!.text.slice(start, end));
    if (count === 0) continue;
    const tagsSoFar = tagsUpTo(own);
    tokens[length] = count;
    tags[length] = tagsSoFar - countedTags;
    run[length++] = r;
    countedTags = tagsSoFar;
  }
  return { tokens: tokens.subarray(0, length), tags: tags.subarray(0, length), run: run.subarray(0, length) };
}

const TOKEN = /\S+/g;

/** Number of tokens between white space. */
export function spacedTokens(text: string): number {
  return text.match(TOKEN)?.length ?? 0;
}
