/**
 * The word F1 that pages had, by the F1 that was expected of them: means over bins of the cross-validated pages, as bench/train prints them
 * (algorithms/README.md has the table).
 */
const HAD: readonly (readonly [expected: number, had: number])[] = [
  [0, 0],
  [0.218, 0.315],
  [0.561, 0.607],
  [0.656, 0.608],
  [0.758, 0.67],
  [0.827, 0.686],
  [0.88, 0.77],
  [0.927, 0.881],
  [0.956, 0.945],
  [0.978, 0.986],
  [1, 1],
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
