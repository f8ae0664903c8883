/**
 * Measured word F1 by expected word F1: means over bins of the pages of all sources, by trees that did
 * not see them, as bench/train prints them (README.md has the table).
 */
const MEASURED: readonly (readonly [expected: number, measured: number])[] = [
  [0, 0],
  [0.301, 0.432],
  [0.552, 0.596],
  [0.655, 0.654],
  [0.754, 0.76],
  [0.827, 0.841],
  [0.877, 0.9],
  [0.923, 0.934],
  [0.958, 0.962],
  [0.977, 0.983],
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
