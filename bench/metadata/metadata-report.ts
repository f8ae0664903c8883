import { FIELDS, type Field, type FoundMetadata, type GoldMetadata } from './fields.ts';
import { wordOverlap } from '../metrics/text-metrics.ts';
import { judge, type Judgement } from './judge.ts';

/** One page: its gold and what each tool says. */
export type MetadataRow = {
  readonly id: string;
  readonly gold: GoldMetadata;
  readonly lang: string;
  readonly found: Readonly<Record<string, FoundMetadata>>;
};

/** Languages with fewer pages have no row of their own. */
const MIN_PAGES = 8;

/** The tables of a set as Markdown: right and wrong for each tool and field, then right by language. */
export function metadataReport(
  set: string,
  rows: readonly MetadataRow[],
  tools: readonly string[],
  failed: number,
): string {
  const fields = FIELDS.filter((field) => rows.some(({ gold }) => gold[field] !== null));
  const having = (field: Field, among = rows): number => among.filter(({ gold }) => gold[field] !== null).length;
  const lines = [
    `## ${set}`,
    '',
    `${rows.length} pages${failed > 0 ? `; ${failed} more did not load` : ''}. Pages with the field: ${fields.map((field) => `${field} ${having(field)}`).join(', ')}.`,
    '',
    `| | ${fields.map((field) => `${field}: right | wrong | missing | without gold`).join(' | ')} |`,
    `| --- | ${fields.map(() => '---: | ---: | ---: | ---:').join(' | ')} |`,
  ];
  for (const tool of tools) lines.push(`| ${tool} | ${fields.map((field) => cells(rows, tool, field)).join(' | ')} |`);
  if (fields.includes('title')) lines.push('', ...titleTable(rows, tools));
  const languages = [...new Set(rows.map(({ lang }) => lang))].sort();
  if (languages.length > 1) {
    lines.push(
      '',
      `| right, by language | ${fields.join(' | ')} |`,
      `| --- | ${fields.map(() => '---').join(' | ')} |`,
    );
    for (const lang of languages) {
      const spoken = rows.filter((row) => row.lang === lang);
      if (spoken.length >= MIN_PAGES)
        lines.push(
          `| ${lang} (${spoken.length}) | ${fields.map((field) => tools.map((tool) => two(share(spoken, tool, field, 'right'))).join(' / ')).join(' | ')} |`,
        );
    }
    lines.push('', `Order of the tools: ${tools.join(' / ')}.`);
  }
  return [...lines, ''].join('\n');
}

/** Word F1 from which a title names the page, and below which it is plainly wrong. */
const CLOSE = 0.5;
const PLAINLY_WRONG = 0.3;

/** Titles measured three ways, as shares of the pages with a gold title. */
function titleTable(rows: readonly MetadataRow[], tools: readonly string[]): string[] {
  const stated = rows.filter(({ gold }) => gold.title !== null);
  const lines = ['| title | exact | word F1 ≥ .5 | plainly wrong: < .3 |', '| --- | ---: | ---: | ---: |'];
  for (const tool of tools) {
    const scores = stated.map(({ gold, found }) => wordOverlap(found[tool]?.title ?? '', gold.title ?? '').f1);
    const shareOf = (test: (f1: number) => boolean): string => three(scores.filter(test).length / stated.length);
    lines.push(
      `| ${tool} | ${three(share(rows, tool, 'title', 'right'))} | ${shareOf((f1) => f1 >= CLOSE)} | ${shareOf((f1) => f1 < PLAINLY_WRONG)} |`,
    );
  }
  return lines;
}

function cells(rows: readonly MetadataRow[], tool: string, field: Field): string {
  const shares = (['right', 'wrong', 'missing'] as const).map((what) => three(share(rows, tool, field, what)));
  const without = rows.filter(({ gold }) => gold[field] === null);
  const invented = without.filter((row) => judgementOf(row, tool, field) === 'invented').length;
  return [...shares, without.length === 0 ? '–' : three(invented / without.length)].join(' | ');
}

/** Share of a judgement among the pages whose gold has the field. */
export function share(rows: readonly MetadataRow[], tool: string, field: Field, what: Judgement): number {
  const stated = rows.filter(({ gold }) => gold[field] !== null);
  return stated.filter((row) => judgementOf(row, tool, field) === what).length / stated.length;
}

function judgementOf(row: MetadataRow, tool: string, field: Field): Judgement {
  return judge(field, row.found[tool] ?? { title: null, author: null, date: null }, row.gold);
}

function three(value: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(3).replace(/^0/u, '');
}

function two(value: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(2).replace(/^0/u, '');
}
