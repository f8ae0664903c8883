import { mean, quantile, shingleOverlap } from '../metrics/text-metrics.ts';
import type { Overlap } from '../metrics/text-metrics.ts';
import type { Reading } from './measure-page.ts';

/** All readings of one page. */
export type PageRow = { readonly id: string; readonly type: string; readonly readings: readonly Reading[] };

export type Scores = {
  readonly pages: number;
  readonly words: Overlap;
  readonly shingles: Overlap;
  /** Shares of the wanted and of the unwanted snippets found; null if the set has none. */
  readonly with: number | null;
  readonly without: number | null;
};

/** Milliseconds, and ratios to the reference: median of the ratios by page, and ratio of the medians. */
export type Timing = {
  readonly median: number;
  readonly p95: number;
  readonly pageRatio: number | null;
  readonly medianRatio: number | null;
};

export type ToolSummary = {
  readonly tool: string;
  readonly all: Scores;
  readonly byType: Readonly<Record<string, Scores>>;
  readonly cold: Timing | null;
  readonly warm: Timing | null;
  readonly errors: number;
  readonly changed: number;
  readonly empty: number;
};

/** The tool whose times the ratios divide by. */
const REFERENCE = 'readability';

/** Figures of each tool over the pages; a page on which a tool failed counts as an empty text. */
export function summarise(rows: readonly PageRow[], tools: readonly string[]): ToolSummary[] {
  const types = [...new Set(rows.map(({ type }) => type))].filter(Boolean).sort();
  return tools.map((tool) => {
    const readings = readingsOf(rows, tool);
    return {
      tool,
      all: scores(readings),
      byType: Object.fromEntries(
        types.map((type) => [
          type,
          scores(
            readingsOf(
              rows.filter((row) => row.type === type),
              tool,
            ),
          ),
        ]),
      ),
      cold: timing(rows, tool, 'cold'),
      warm: timing(rows, tool, 'warm'),
      errors: readings.filter(({ error }) => error !== null).length,
      changed: readings.filter(({ changed }) => changed).length,
      empty: readings.filter(({ accuracy }) => accuracy.empty).length,
    };
  });
}

function readingsOf(rows: readonly PageRow[], tool: string): Reading[] {
  return rows.flatMap(({ readings }) => readings.filter((reading) => reading.tool === tool));
}

function scores(readings: readonly Reading[]): Scores {
  const words = readings.map(({ accuracy }) => accuracy.words);
  return {
    pages: readings.length,
    words: {
      f1: mean(words.map(({ f1 }) => f1)),
      precision: mean(words.map(({ precision }) => precision)),
      recall: mean(words.map(({ recall }) => recall)),
    },
    shingles: shingleOverlap(readings.map(({ accuracy }) => accuracy.shingles)),
    with: meanOrNull(readings.map(({ accuracy }) => accuracy.with)),
    without: meanOrNull(readings.map(({ accuracy }) => accuracy.without)),
  };
}

function meanOrNull(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : mean(known);
}

function timing(rows: readonly PageRow[], tool: string, kind: 'cold' | 'warm'): Timing | null {
  const times = readingsOf(rows, tool).flatMap((reading) => reading[kind] ?? []);
  if (times.length === 0) return null;
  const reference = readingsOf(rows, REFERENCE).flatMap((reading) => reading[kind] ?? []);
  const ratios = rows.flatMap(({ readings }) => {
    const own = readings.find((reading) => reading.tool === tool)?.[kind];
    const other = readings.find((reading) => reading.tool === REFERENCE)?.[kind];
    return own && other ? [own / other] : [];
  });
  const median = quantile(times, 0.5);
  return {
    median,
    p95: quantile(times, 0.95),
    pageRatio: ratios.length === 0 ? null : quantile(ratios, 0.5),
    medianRatio: reference.length === 0 ? null : median / quantile(reference, 0.5),
  };
}
