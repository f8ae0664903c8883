import { mean } from '../metrics/text-metrics.ts';
import { type Count, type Part, PARTS, type StructureOfPage } from './parts.ts';

/** Numbers of pages that no figure includes: pages that failed to load, and pages without matching probabilities. */
export type ExcludedPages = { readonly failed: number; readonly unknown: number };

/** The table of a run as Markdown: a row for each kind of part, a column for each tool. */
export function structureReport(
  set: string,
  rows: readonly StructureOfPage[],
  tools: readonly string[],
  { failed, unknown }: ExcludedPages,
): string {
  const countsOf = (tool: string, part: Part): Count[] => rows.map((row) => row[tool]!.counts[part]);
  const lines = [
    `# Structure: ${set}`,
    '',
    `${rows.length} pages${failed > 0 ? `; ${failed} more did not load` : ''}${unknown > 0 ? `; ${unknown} more without matching cross-validated probabilities` : ''}. Kept: share of the distinct parts in the gold region that a tool keeps. Outside: share of the parts that it keeps that lie outside the gold region. Means over the pages that have such parts.`,
    '',
  ];
  lines.push(
    `| kept, outside | pages | ${tools.join(' | ')} |`,
    `| --- | ---: | ${tools.map(() => '---').join(' | ')} |`,
  );
  for (const part of PARTS) {
    const pages = countsOf(tools[0]!, part).filter(({ inside }) => inside > 0).length;
    lines.push(`| ${part} | ${pages} | ${tools.map((tool) => cell(countsOf(tool, part))).join(' | ')} |`);
  }
  lines.push('');
  return lines.join('\n');
}

/**
 * The mean share of parts in the gold region that are kept, and the mean share of kept parts that lie outside. Pages
 * where the denominator is 0 do not count.
 */
function cell(counts: readonly Count[]): string {
  const kept = counts.filter(({ inside }) => inside > 0).map(({ kept, inside }) => kept / inside);
  const outside = counts.filter(({ taken }) => taken > 0).map(({ outside, taken }) => outside / taken);
  return `${share(kept)}, ${share(outside)}`;
}

function share(values: readonly number[]): string {
  return values.length === 0 ? '–' : mean(values).toFixed(3).replace(/^0/u, '');
}
