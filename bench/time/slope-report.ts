import { measurableExponent } from './fit-slope.ts';
import type { StepTimes } from './in-page/time-steps.ts';

/** Times of all steps on a shape of page, by size. */
export type ShapeTimes = {
  readonly shape: string;
  readonly sizes: readonly number[];
  /** Parallel to `sizes`. */
  readonly times: readonly StepTimes[];
};

/** Largest exponent that passes: linear time with the cost of caches and garbage collections. */
export const LINEAR = 1.15;
/** Milliseconds that a step takes on the largest page at least; in less, noise and fixed costs are most of it. */
export const LEAST_MS = 30;

export type Exponent = {
  readonly shape: string;
  readonly step: string;
  /** null where the step takes too little time. */
  readonly exponent: number | null;
};

/** The exponent of each step on each shape. */
export function exponentsOf(measured: readonly ShapeTimes[]): Exponent[] {
  return measured.flatMap(({ shape, sizes, times }) =>
    Object.keys(times[0]!).map((step) => {
      const timings = sizes.map((size, i) => ({ size, ms: times[i]![step]! }));
      return { shape, step, exponent: measurableExponent(timings, LEAST_MS) };
    }),
  );
}

/** The steps that are worse than linear. */
export function aboveLinear(exponents: readonly Exponent[]): Exponent[] {
  return exponents.filter(({ exponent }) => exponent !== null && exponent > LINEAR);
}

/** A Markdown table with a row for each shape and a column for each step; exponents above LINEAR are bold. */
export function slopeTable(measured: readonly ShapeTimes[]): string {
  const steps = Object.keys(measured[0]!.times[0]!);
  const exponents = exponentsOf(measured);
  const cell = (shape: string, step: string): string => {
    const exponent = exponents.find((one) => one.shape === shape && one.step === step)!.exponent;
    if (exponent === null) return '–';
    return exponent > LINEAR ? `**${exponent.toFixed(2)}**` : exponent.toFixed(2);
  };
  const rows = measured.map(
    ({ shape, sizes }) =>
      `| ${shape} | ${sizes.at(-1)!.toLocaleString('en')} | ${steps.map((step) => cell(shape, step)).join(' | ')} |`,
  );
  return [`| shape | largest | ${steps.join(' | ')} |`, `| --- | ---${' | ---'.repeat(steps.length)} |`, ...rows].join(
    '\n',
  );
}
