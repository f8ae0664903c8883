/**
 * Measured word F1 by expected word F1: means over bins of the pages of all sources, by trees
 * that did not see them, as bench/train prints them
 * (README.md has the table).
 */
const MEASURED: readonly (readonly [expected: number, measured: number])[] = [
  [0, 0],
  [0.326, 0.398],
  [0.556, 0.603],
  [0.656, 0.665],
  [0.759, 0.799],
  [0.826, 0.819],
  [0.876, 0.895],
  [0.923, 0.935],
  [0.958, 0.964],
  [0.978, 0.984],
  [1, 1],
];

/** Confidence of a selection, 0–1: the word F1 measured at this expected F1, linear between the bins. */
export function confidenceFrom(expected: number): number {
  for (let i = 1; i < MEASURED.length; i++) {
    const [x, y] = MEASURED[i]!;
    const [x0, y0] = MEASURED[i - 1]!;
    if (expected <= x) return y0 + ((y - y0) * (expected - x0)) / (x - x0);
  }
  return 1;
}
