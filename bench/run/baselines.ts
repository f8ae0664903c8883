import { readFileSync } from 'node:fs';
import type { ToolSummary } from './summary.ts';

type Figures = {
  readonly f1: number;
  readonly precision: number;
  readonly recall: number;
  readonly shingle: number;
  readonly empty?: number;
  readonly types?: Readonly<Record<string, number>>;
};

type Baselines = {
  readonly source: string;
  readonly tolerance: number;
  readonly sets: Readonly<
    Record<string, { readonly pages: number; readonly note?: string } & Readonly<Record<string, unknown>>>
  >;
};

/** A figure of a peer and its expected value; they agree within the tolerance. */
export type Agreement = {
  readonly tool: string;
  readonly figure: string;
  readonly expected: number;
  readonly measured: number;
  readonly agrees: boolean;
};

const baselines = JSON.parse(readFileSync(new URL('./baselines.json', import.meta.url), 'utf8')) as Baselines;

/** Source of the expected figures, with the note of the set. */
export function baselineSource(set: string): string {
  const note = baselines.sets[set]?.note;
  return note ? `${baselines.source}; ${note}` : baselines.source;
}

/**
 * Compares the peers' figures with the expected ones; empty if a set has no expected figures or was measured only in
 * part.
 */
export function compareWithBaselines(set: string, summaries: readonly ToolSummary[]): Agreement[] {
  const expected = baselines.sets[set];
  if (!expected) return [];
  return summaries.flatMap(({ tool, all }) => {
    const figures = expected[tool] as Figures | undefined;
    if (!figures || all.pages !== expected.pages) return [];
    return [
      agreement(tool, 'word F1', figures.f1, all.words.f1),
      agreement(tool, 'P', figures.precision, all.words.precision),
      agreement(tool, 'R', figures.recall, all.words.recall),
      agreement(tool, 'shingle F1', figures.shingle, all.shingles.f1),
    ];
  });
}

function agreement(tool: string, figure: string, expected: number, measured: number): Agreement {
  // Expected figures have three digits, so both are rounded before they are compared.
  const distance = Math.abs(Math.round(measured * 1000) - Math.round(expected * 1000)) / 1000;
  return { tool, figure, expected, measured, agrees: distance <= baselines.tolerance };
}
