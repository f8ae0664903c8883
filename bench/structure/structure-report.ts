import { mean } from '../metrics/text-metrics.ts';
import { type Count, type Part, PARTS, type StructureOfPage } from './parts.ts';

/** Pages that are in no figure: those that did not load, and those whose blocks are others than when trees were trained without them. */
export type ExcludedPages = { readonly failed: number; readonly unknown: number };

/** The table of a run, in Markdown; a row is a tool, two cells a part. */
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
    `${rows.length} pages${failed > 0 ? `; ${failed} more did not load` : ''}${unknown > 0 ? `; ${unknown} more without probabilities of trees that did not see them` : ''}. Of the distinct parts that lie in the gold region of a page the share that a tool keeps, and of the parts of the page that it keeps the share that lies outside; means over the pages that have such parts.`,
    '',
  ];
  lines.push(
    `| | ${PARTS.map((part) => `${part}: kept | outside`).join(' | ')} |`,
    `| --- | ${PARTS.map(() => '--- | ---').join(' | ')} |`,
  );
  for (const tool of tools) lines.push(`| ${tool} | ${PARTS.map((part) => cells(countsOf(tool, part))).join(' | ')} |`);
  const pagesWith = PARTS.map(
    (part) => `${part} ${countsOf(tools[0]!, part).filter(({ inside }) => inside > 0).length}`,
  );
  lines.push('', `Pages with such parts in their gold region: ${pagesWith.join(', ')}.`, '');
  return lines.join('\n');
}

/** A tool that takes no such part of a page has none outside: the page does not count there. */
function cells(counts: readonly Count[]): string {
  const kept = counts.filter(({ inside }) => inside > 0).map(({ kept, inside }) => kept / inside);
  const outside = counts.filter(({ taken }) => taken > 0).map(({ outside, taken }) => outside / taken);
  return `${share(kept)} | ${share(outside)}`;
}

function share(values: readonly number[]): string {
  return values.length === 0 ? '–' : mean(values).toFixed(3).replace(/^0/u, '');
}
