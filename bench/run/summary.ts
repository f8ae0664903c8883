import { mean, quantile, shingleOverlap } from '../metrics/text-metrics.ts';
import type { Overlap } from '../metrics/text-metrics.ts';
import type { Reading } from './measure-page.ts';
import { type Regret, regretOf } from './regret.ts';

/** All readings of one page. */
export type PageRow = {
  readonly id: string;
  readonly type: string;
  /** Primary language of the page; '' if the set has none. */
  readonly lang: string;
  readonly readings: readonly Reading[];
};

export type Scores = {
  readonly pages: number;
  readonly words: Overlap;
  /** Median word F1, and the share of spoiled pages: word F1 below SPOILED. */
  readonly median: number;
  readonly spoiled: number;
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
  readonly byLanguage: Readonly<Record<string, Scores>>;
  readonly regret: Regret | null;
  readonly cold: Timing | null;
  readonly warm: Timing | null;
  readonly errors: number;
  readonly changed: number;
  readonly empty: number;
};

/** A page with a lower word F1 is spoiled. */
export const SPOILED = 0.8;
/** A language with fewer pages has no column. */
const LEAST_OF_LANGUAGE = 5;

/** The tool whose times the ratios divide by. */
const REFERENCE = 'readability';

/** Figures of each tool over the pages; a page on which a tool failed counts as an empty text. */
export function summarise(rows: readonly PageRow[], tools: readonly string[]): ToolSummary[] {
  return tools.map((tool) => {
    const readings = readingsOf(rows, tool);
    return {
      tool,
      all: scores(readings),
      byType: scoresBy(rows, tool, 'type', 1),
      byLanguage: scoresBy(rows, tool, 'lang', LEAST_OF_LANGUAGE),
      regret: regretOf(rows, tool),
      cold: timing(rows, tool, 'cold'),
      warm: timing(rows, tool, 'warm'),
      errors: readings.filter(({ error }) => error !== null).length,
      changed: readings.filter(({ changed }) => changed).length,
      empty: readings.filter(({ accuracy }) => accuracy.empty).length,
    };
  });
}

/** Scores of a tool by type or language, where it has at least `least` pages. */
function scoresBy(rows: readonly PageRow[], tool: string, key: 'type' | 'lang', least: number): Record<string, Scores> {
  const names = [...new Set(rows.map((row) => row[key]))].filter(Boolean).sort();
  const groups = names.map((name) => [name, rows.filter((row) => row[key] === name)] as const);
  const enough = groups.filter(([, own]) => own.length >= least);
  return Object.fromEntries(enough.map(([name, own]) => [name, scores(readingsOf(own, tool))]));
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
    median:
      words.length === 0
        ? 0
        : quantile(
            words.map(({ f1 }) => f1),
            0.5,
          ),
    spoiled: mean(words.map(({ f1 }) => (f1 < SPOILED ? 1 : 0))),
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
