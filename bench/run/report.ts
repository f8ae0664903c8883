import type { Agreement } from './baselines.ts';
import type { Overlap } from '../metrics/text-metrics.ts';
import type { Timing, ToolSummary } from './summary.ts';

/** Facts about a run; no text of any page. */
export type RunFacts = {
  readonly set: string;
  readonly pages: number;
  readonly setPages: number;
  readonly jobs: number;
  readonly timing: boolean;
  readonly commit: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly cachedPeers: readonly string[];
};

export type Report = {
  readonly facts: RunFacts;
  readonly tools: readonly ToolSummary[];
  readonly agreements: readonly Agreement[];
  readonly baselineSource: string;
};

/** The whole report as Markdown. */
export function reportMarkdown(report: Report): string {
  const { facts, tools, agreements } = report;
  const sections = [`# Benchmark: ${facts.set}`, intro(facts), '## Accuracy', accuracyTable(tools)];
  const types = Object.keys(tools[0]?.byType ?? {});
  if (types.length > 0) sections.push('## Word F1 by type', groupTable(tools, 'byType', types));
  const languages = Object.keys(tools[0]?.byLanguage ?? {});
  if (languages.length > 0)
    sections.push('## Word F1 / spoiled pages by language', groupTable(tools, 'byLanguage', languages));
  sections.push('## Time and faults', timeNote(facts), timeTable(tools));
  if (agreements.length > 0)
    sections.push('## Agreement with known figures', agreementNote(report), agreementTable(agreements));
  return `${sections.join('\n\n')}\n`;
}

function intro({ set, pages, setPages, commit, versions, cachedPeers }: RunFacts): string {
  const part = pages === setPages ? `all ${pages} pages` : `${pages} of ${setPages} pages`;
  const tools = Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
  const cached =
    cachedPeers.length > 0 ? ` Accuracy of ${cachedPeers.join(', ')} comes from an earlier run on the same pages.` : '';
  return `${part} of ${set}; commit ${commit}; ${tools}.${cached}\nWord F1, P and R are means over pages; a page on which a tool failed counts as an empty text. Spoiled: share of pages with word F1 below .8. Regret: share of pages on which the better of Readability and Defuddle is ahead by more than .2, and by more than .1.`;
}

function accuracyTable(tools: readonly ToolSummary[]): string {
  return table(
    [
      '',
      'F1',
      'P',
      'R',
      'median',
      'spoiled',
      'regret > .2',
      '> .1',
      'shingle F1',
      'shingle P',
      'shingle R',
      'with',
      'without',
    ],
    tools.map(({ tool, all, regret }) => [
      tool,
      ...overlap(all.words),
      share(all.median),
      share(all.spoiled),
      share(regret?.large ?? null),
      share(regret?.small ?? null),
      ...overlap(all.shingles),
      share(all.with),
      share(all.without),
    ]),
  );
}

/** A column for each type or language; by language with the share of spoiled pages. */
function groupTable(tools: readonly ToolSummary[], key: 'byType' | 'byLanguage', names: readonly string[]): string {
  const cell = ({ [key]: groups }: ToolSummary, name: string): string => {
    const own = groups[name];
    if (!own) return '–';
    return key === 'byType' ? share(own.words.f1) : `${share(own.words.f1)} / ${share(own.spoiled)}`;
  };
  return table(
    ['', ...names.map((name) => `${name} (${tools[0]?.[key][name]?.pages ?? 0})`)],
    tools.map((tool) => [tool.tool, ...names.map((name) => cell(tool, name))]),
  );
}

function timeNote({ jobs, timing }: RunFacts): string {
  if (!timing) return "This run measured no times. Changed: the page's HTML differed after the call.";
  return `Milliseconds, median / 95th percentile; ${jobs === 1 ? 'one browser' : `${jobs} browsers in parallel`}. Style and layout are up to date before each first call, as on a page that the user reads. Cold: the first call on a freshly loaded page; the order of the tools rotates from page to page. Warm: the median of five more calls. Times are also divided by Readability's: median of the ratios page by page, and ratio of the two medians. Changed: the page's HTML differed after the call.`;
}

function timeTable(tools: readonly ToolSummary[]): string {
  return table(
    ['', 'cold', '× page by page', '× medians', 'warm', '× page by page', '× medians', 'errors', 'changed', 'empty'],
    tools.map(({ tool, cold, warm, errors, changed, empty }) => [
      tool,
      ...times(cold),
      ...times(warm),
      String(errors),
      String(changed),
      String(empty),
    ]),
  );
}

function agreementNote({ agreements, baselineSource }: Report): string {
  const apart = agreements.filter(({ agrees }) => !agrees).length;
  const verdict =
    apart === 0
      ? 'All figures agree within ±.005.'
      : `${apart} of ${agreements.length} figures differ by more than ±.005.`;
  return `${verdict} Expected: ${baselineSource}.`;
}

function agreementTable(agreements: readonly Agreement[]): string {
  return table(
    ['', 'figure', 'expected', 'measured', ''],
    agreements.map(({ tool, figure, expected, measured, agrees }) => [
      tool,
      figure,
      share(expected),
      share(measured),
      agrees ? 'agrees' : 'differs',
    ]),
  );
}

function overlap({ f1, precision, recall }: Overlap): string[] {
  return [share(f1), share(precision), share(recall)];
}

function times(timing: Timing | null): string[] {
  if (!timing) return ['–', '–', '–'];
  return [`${timing.median.toFixed(1)} / ${timing.p95.toFixed(1)}`, ratio(timing.pageRatio), ratio(timing.medianRatio)];
}

function ratio(value: number | null): string {
  return value === null ? '–' : value.toFixed(2);
}

function share(value: number | null): string {
  return value === null ? '–' : value.toFixed(3).replace(/^0/u, '');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
