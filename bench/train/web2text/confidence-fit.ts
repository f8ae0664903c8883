import { logistic } from '../../../src/engine/features/logistic.ts';

/** The expected and the measured word F1 of the kept blocks of one page, 0 to 1. */
export type Expectation = { readonly expected: number; readonly f1: number };

/** Confidence is the logistic function of bias + slope · expected. */
export type ConfidenceFit = { readonly bias: number; readonly slope: number };

const ROUNDS = 50;

/** Logistic regression of F1 on the expected F1, by Newton's method. */
export function fitConfidence(pages: readonly Expectation[]): ConfidenceFit {
  let [bias, slope] = [0, 1];
  for (let round = 0; round < ROUNDS; round++) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-6, 0, 1e-6];
    for (const { expected, f1 } of pages) {
      const p = confidence({ bias, slope }, expected);
      const weight = p * (1 - p);
      g0 += f1 - p;
      g1 += (f1 - p) * expected;
      h00 += weight;
      h01 += weight * expected;
      h11 += weight * expected * expected;
    }
    const determinant = h00 * h11 - h01 * h01;
    bias += (h11 * g0 - h01 * g1) / determinant;
    slope += (h00 * g1 - h01 * g0) / determinant;
  }
  return { bias, slope };
}

/** The fitted confidence, 0 to 1. */
export function confidence({ bias, slope }: ConfidenceFit, expected: number): number {
  return logistic(bias + slope * expected);
}
