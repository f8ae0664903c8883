/**
 * The word F1 that pages had, by the F1 that was expected of them: means over bins of the cross-validated pages, as bench/train prints them
 * (algorithms/README.md has the table).
 */
const HAD: readonly (readonly [expected: number, had: number])[] = [
  [0, 0], [0.246, 0.318], [0.557, 0.537], [0.66, 0.643], [0.751, 0.644], [0.828, 0.743], [0.878, 0.758], [0.925, 0.845], [0.955, 0.938], [0.985, 0.983], [1, 1],
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
