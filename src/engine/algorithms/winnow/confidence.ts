/**
 * Measured word F1 by expected word F1: means over bins of the cross-validated pages, as bench/train prints them
 * (README.md has the table).
 */
const MEASURED: readonly (readonly [expected: number, measured: number])[] = [
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

/** Confidence of a selection, 0–1: the word F1 measured at this expected F1, linear between the bins. */
export function confidenceFrom(expected: number): number {
  for (let i = 1; i < MEASURED.length; i++) {
    const [x, y] = MEASURED[i]!;
    const [x0, y0] = MEASURED[i - 1]!;
    if (expected <= x) return y0 + ((y - y0) * (expected - x0)) / (x - x0);
  }
  return 1;
}
