/**
 * Measured word F1 by expected word F1: means over bins of the pages of all sources, by trees that did
 * not see them, as bench/train prints them (README.md has the table).
 */
const MEASURED: readonly (readonly [expected: number, measured: number])[] = [
  [0.316, 0.433],
  [0.552, 0.57],
  [0.652, 0.72],
  [0.754, 0.786],
  [0.827, 0.862],
  [0.878, 0.915],
  [0.923, 0.943],
  [0.956, 0.969],
  [0.976, 0.983],
  [1, 1],
];

/** Confidence of a selection, 0–1: the word F1 measured at this expected F1, linear between the bins. */
export function confidenceFrom(expected: number): number {
  let [x0, y0] = [0, 0];
  for (const [x, y] of MEASURED) {
    if (expected <= x) return y0 + ((y - y0) * (expected - x0)) / (x - x0);
    [x0, y0] = [x, y];
  }
  return 1;
}
