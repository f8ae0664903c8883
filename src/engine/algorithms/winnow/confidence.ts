/**
 * The word F1 that pages had, by the F1 that was expected of them: means over bins of the cross-validated pages, as bench/train prints them
 * (algorithms/README.md has the table).
 */
const HAD: readonly (readonly [expected: number, had: number])[] = [
  [0, 0], [0.274, 0.357], [0.57, 0.62], [0.659, 0.643], [0.755, 0.69], [0.827, 0.691], [0.877, 0.793], [0.926, 0.862], [0.955, 0.931], [0.985, 0.981], [1, 1],
];

/** How sure the engine may be of its choice, 0–1: about the word F1 to expect, where this much is expected. Linear between the bins. */
export function confidenceFrom(expected: number): number {
  for (let i = 1; i < HAD.length; i++) {
    const [x, y] = HAD[i]!;
    const [x0, y0] = HAD[i - 1]!;
    if (expected <= x) return y0 + ((y - y0) * (expected - x0)) / (x - x0);
  }
  return 1;
}
