/**
 * The word F1 that pages had, by the F1 that the trees expected of them: means over bins of the cross-validated pages that bench/train reads
 * (algorithms/README.md has the table).
 */
const HAD: readonly (readonly [expected: number, had: number])[] = [[0, 0.25], [0.45, 0.5], [0.55, 0.55], [0.65, 0.63], [0.75, 0.69], [0.83, 0.77], [0.88, 0.85], [0.93, 0.91], [0.98, 0.976], [1, 1]];

/** How sure the engine may be of its choice, 0–1: about the word F1 to expect, where the trees expect this much. Linear between the bins. */
export function confidenceFrom(expected: number): number {
  for (let i = 1; i < HAD.length; i++) {
    const [x, y] = HAD[i]!;
    const [x0, y0] = HAD[i - 1]!;
    if (expected <= x) return y0 + ((y - y0) * (expected - x0)) / (x - x0);
  }
  return 1;
}
