/** Time of a step at one size. */
export type Timing = {
  /** Units of the page: paragraphs, levels, characters. */
  readonly size: number;
  readonly ms: number;
};

/** Exponent of the power law between size and time, by least squares of the logarithms: 1 is linear, 2 quadratic. */
export function exponentOf(timings: readonly Timing[]): number {
  const xs = timings.map(({ size }) => Math.log(size));
  const ys = timings.map(({ ms }) => Math.log(ms));
  const [x0, y0] = [mean(xs), mean(ys)];
  const over = xs.reduce((sum, x, i) => sum + (x - x0) * (ys[i]! - y0), 0);
  return over / xs.reduce((sum, x) => sum + (x - x0) ** 2, 0);
}

/** The exponent; null where even the largest page takes less than `least` milliseconds, which is mostly noise. */
export function measurableExponent(timings: readonly Timing[], least: number): number | null {
  return timings.at(-1)!.ms < least ? null : exponentOf(timings);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
