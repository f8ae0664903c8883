import type { Rule } from '../../src/article/rules.ts';
import { mean, quantile } from '../metrics/text-metrics.ts';
import { RIGHT } from './oracle.ts';

/** The clicks on one page, each with word F1 after it. */
export type PageClicks = {
  readonly set: string;
  readonly f1: number;
  readonly ceiling: number;
  readonly clicks: readonly { readonly f1: number; readonly level: number }[];
};

/** What the rule of one page's first click does on another page of the site. */
export type RuleEffect = {
  readonly set: string;
  readonly site: string;
  readonly page: string;
  readonly other: string;
  readonly scope: Rule['scope'];
  readonly keep: boolean;
  readonly match: string;
  readonly own: { readonly before: number; readonly after: number };
  readonly before: number;
  readonly after: number;
  readonly matched: boolean;
};

const HARM = 0.02;

/** The figures as Markdown. */
export function fixReport(pages: readonly PageClicks[], effects: readonly RuleEffect[]): string {
  return `${clicksTable(pages)}\n${rulesTable(effects)}`;
}

function clicksTable(pages: readonly PageClicks[]): string {
  const reachable = pages.filter(({ ceiling }) => ceiling >= RIGHT);
  const rows = [
    ['the worst pages', pages],
    ['those whose blocks can make F1 .95', reachable],
    ...[...new Set(pages.map(({ set }) => set))]
      .sort()
      .map((set) => [`… of ${set}`, reachable.filter((page) => page.set === set)] as const),
  ] as const;
  const lines = [
    '| pages | number | F1 before | after 1 click | after 2 | after 3 | median clicks to .95 | .95 within 2 | .95 within 5 | median level of a frame |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  ];
  for (const [name, own] of rows) {
    const after = (clicks: number): string =>
      mean(own.map(({ f1, clicks: made }) => made.slice(0, clicks).at(-1)?.f1 ?? f1)).toFixed(3);
    const needed = own.map(clicksTo);
    const within = (most: number): string =>
      `${String(Math.round(100 * mean(needed.map((n) => Number(n <= most)))))} %`;
    const levels = own.flatMap(({ clicks }) => clicks.map(({ level }) => level));
    lines.push(
      `| ${[name, own.length, after(0), after(1), after(2), after(3), number(quantile(needed, 0.5)), within(2), within(5), number(quantile(levels, 0.5))].join(' | ')} |`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function rulesTable(effects: readonly RuleEffect[]): string {
  const lines = [
    '| scope | source | rules | other pages | the rule matches | their loss before | after | of the loss gone | on pages where it matches | worse by more than .02 |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  ];
  for (const scope of ['alike', 'site'] as const)
    for (const set of [...new Set(effects.map((effect) => effect.set))].sort().concat('all')) {
      const own = effects.filter((effect) => effect.scope === scope && (set === 'all' || effect.set === set));
      // Each rule has the same weight, regardless of the number of pages of its site.
      const groups = new Map<string, RuleEffect[]>();
      for (const effect of own) {
        const key = `${effect.set} ${effect.site} ${effect.page}`;
        groups.set(key, [...(groups.get(key) ?? []), effect]);
      }
      const rules = [...groups.values()];
      const byRule = (of: (effect: RuleEffect) => number): number => mean(rules.map((rule) => mean(rule.map(of))));
      const [before, after] = [byRule((e) => 1 - e.before), byRule((e) => 1 - e.after)];
      const matched = own.filter((e) => e.matched);
      const [b, a] = [mean(matched.map((e) => 1 - e.before)), mean(matched.map((e) => 1 - e.after))];
      lines.push(
        `| ${[scope, set, rules.length, own.length, percent(byRule((e) => Number(e.matched))), before.toFixed(3), after.toFixed(3), percent(1 - after / before), percent(1 - a / b), percent(byRule((e) => Number(e.after < e.before - HARM)))].join(' | ')} |`,
      );
    }
  return `${lines.join('\n')}\n`;
}

function clicksTo({ f1, clicks }: PageClicks): number {
  if (f1 >= RIGHT) return 0;
  const at = clicks.findIndex((click) => click.f1 >= RIGHT);
  return at < 0 ? Infinity : at + 1;
}

function number(value: number): string {
  return Number.isFinite(value) ? String(Math.round(10 * value) / 10) : 'never';
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}
