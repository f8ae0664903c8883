/**
 * The word F1 that pages had, by the F1 that the trees expected of them: means over bins of the cross-validated pages, as bench/train prints them
 * (algorithms/README.md has the table).
 */
const HAD: readonly (readonly [expected: number, had: number])[] = [
  [0, 0], [0.284, 0.445], [0.554, 0.554], [0.659, 0.635], [0.758, 0.694], [0.825, 0.771], [0.878, 0.861], [0.921, 0.898], [0.957, 0.94], [0.985, 0.981], [1, 1],
];

/** How sure the engine may be of its choice, 0–1: about the word F1 to expect, where the trees expect this much. Linear between the bins. */
export function confidenceFrom(expected: number): number {
  for (let i = 1; i < HAD.length; i++) {
    const [x, y] = HAD[i]!;
    const [x0, y0] = HAD[i - 1]!;
    if (expected <= x) return y0 + ((y - y0) * (expected - x0)) / (x - x0);
  }
  return 1;
}
