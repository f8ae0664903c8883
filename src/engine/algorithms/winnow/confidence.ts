/**
 * Measured word F1 by expected word F1: means over bins of the pages of all sources, by trees that did
 * not see them, as bench/train prints them (README.md has the table).
 */
const MEASURED: readonly (readonly [expected: number, measured: number])[] = [
  [0, 0],
  [0.334, 0.397],
  [0.552, 0.613],
  [0.656, 0.696],
  [0.753, 0.787],
  [0.827, 0.858],
  [0.878, 0.875],
  [0.924, 0.932],
  [0.957, 0.964],
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
