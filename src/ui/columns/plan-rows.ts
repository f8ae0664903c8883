/** A block of the text, as far as its place in columns depends on it. */
export type Block = {
  /** Approximate lines that it takes in one column, with the gap after it. */
  readonly lines: number;
  /** True if it is as wide as all columns, which ends the row before it. */
  readonly isSpanning: boolean;
  /** True for a heading, which must not be the last block of a row. */
  readonly isHeading: boolean;
};

/** Largest share of a row that may stay empty before a long block, which then starts the next row. */
const MAX_EMPTY = 0.5;

/** Lines by which a row of a stretch may be longer than the others, so that its last row is not a short one. */
const UNEVEN = 4;

/** The capacity in lines with which all rows of these blocks have about the same height. */
export function evenCapacity(blocks: readonly Block[], capacity: number): number {
  const lines = blocks.reduce((sum, block) => sum + block.lines, 0);
  return Math.ceil(lines / Math.ceil(lines / capacity)) + UNEVEN;
}

/**
 * The indices of the blocks before which a new row of columns starts. A row holds about `capacity` lines in all of its
 * columns together, so that it is not higher than the view. A longer block has a row of its own.
 */
export function planRows(blocks: readonly Block[], capacity: number): readonly number[] {
  const starts: number[] = [];
  let used = 0;
  for (const [at, { lines, isSpanning }] of blocks.entries()) {
    if (isSpanning) {
      used = 0;
      continue;
    }
    if (used > 0 && used + lines > capacity && used >= capacity * (1 - MAX_EMPTY)) {
      let start = at;
      while (blocks[start - 1]?.isHeading === true && !blocks[start - 1]!.isSpanning) start--;
      starts.push(start);
      used = 0;
    }
    used += lines;
  }
  return starts;
}
