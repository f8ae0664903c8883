import { measurableExponent } from './fit-slope.ts';

/** Milliseconds by step. */
export type StepTimes = Readonly<Record<string, number>>;

/** Times of all steps on a shape of page, by size. */
export type ShapeTimes = {
  readonly shape: string;
  readonly sizes: readonly number[];
  /** Parallel to `sizes`. */
  readonly times: readonly StepTimes[];
};

/** Largest exponent that passes: linear time with the cost of caches and garbage collections. */
export const LINEAR = 1.15;
/** Least milliseconds of a step on the largest page. A shorter time is mostly noise and fixed costs. */
export const LEAST_MS = 30;

export type Exponent = {
  readonly shape: string;
  readonly step: string;
  /** null where the step takes too little time. */
  readonly exponent: number | null;
};

/** The exponent of each step on a shape. */
export function exponentsOf({ shape, sizes, times }: ShapeTimes): Exponent[] {
  return Object.keys(times[0]!).map((step) => {
    const timings = sizes.map((size, i) => ({ size, ms: times[i]![step]! }));
    return { shape, step, exponent: measurableExponent(timings, LEAST_MS) };
  });
}

/** The lower exponent of each step of two measurements of a shape. */
export function lowerExponents(one: readonly Exponent[], other: readonly Exponent[]): Exponent[] {
  return one.map((first, i) => {
    const second = other[i]!;
    return first.exponent === null || (second.exponent !== null && second.exponent > first.exponent) ? first : second;
  });
}

/** The steps that are worse than linear. */
export function aboveLinear(exponents: readonly Exponent[]): Exponent[] {
  return exponents.filter(({ exponent }) => exponent !== null && exponent > LINEAR);
}

/** A Markdown table with a row for each shape and a column for each step; exponents above LINEAR are bold. */
export function slopeTable(shapes: readonly (readonly Exponent[])[]): string {
  const steps = shapes[0]!.map(({ step }) => step);
  return [`| shape | ${steps.join(' | ')} |`, `| ---${' | ---'.repeat(steps.length)} |`, ...shapes.map(slopeRow)].join(
    '\n',
  );
}

/** The row of one shape. */
export function slopeRow(exponents: readonly Exponent[]): string {
  return `| ${exponents[0]!.shape} | ${exponents.map(({ exponent }) => cellOf(exponent)).join(' | ')} |`;
}

function cellOf(exponent: number | null): string {
  if (exponent === null) return '–';
  return exponent > LINEAR ? `**${exponent.toFixed(2)}**` : exponent.toFixed(2);
}
