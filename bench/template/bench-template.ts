import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newKeys, withoutRecurring } from '../../src/engine/template/recurring-blocks.ts';
import type { Outline } from '../../src/engine/types.ts';
import { withPage } from '../../src/platform/template-counts.ts';
import { readOptions } from '../command/options.ts';
import { RESULTS, ROOT } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';
import { mean, type Overlap, wordOverlap } from '../metrics/text-metrics.ts';
import { SPOILED } from '../run/summary.ts';
import { type SitePage, sitePages } from './site-pages.ts';

/** Sets with sites of three pages or more. */
const SETS = ['wcxb-dev', 'dragnet', 'fundus', 'world', 'cleaneval'];
/** Numbers of other pages of the site that were read before. */
const SEEN = [1, 2, 5, 10];
/** Least change of a page's word F1 that counts as better or worse, and least loss that counts as large. */
const CHANGE = 0.002;
const MUCH = 0.02;
const SALT = 1;

type Row = { readonly set: string; readonly before: Overlap; readonly after: Overlap };

/**
 * npm run bench:template: precision and word F1 before and after leaving out what recurs on other pages of the site, by
 * the number of pages that were read before, on saved outlines. Writes bench/results/template.md.
 */
async function main(argv: readonly string[]): Promise<void> {
  const { dataDir } = readOptions(argv, ROOT);
  const pages: { readonly set: string; readonly page: SitePage }[] = [];
  for (const set of SETS) for (const page of await sitePages(dataDir, set)) pages.push({ set, page });
  const lines = [
    '| read before | set | pages | precision | word F1 | spoiled | better | worse | worse by .02 | worst |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  ];
  for (const seen of SEEN) {
    const rows = pages.flatMap(({ set, page }) => (page.others.length < seen ? [] : [rowOf(set, page, seen)]));
    for (const set of [...SETS, 'all'])
      lines.push(lineOf(seen, set, set === 'all' ? rows : rows.filter((row) => row.set === set)));
  }
  const table = lines.filter((line) => line !== '').join('\n');
  await writeFile(join(RESULTS, 'template.md'), `${HEAD}\n\n${table}\n`);
  process.stdout.write(`${table}\n`);
}

const HEAD = `# Learning a site's template

Made by \`npm run bench:template\`. Pages of sites (hosts) with three pages or more in the data; dragnet's hosts are those
that its pages declare. Each page is left out in turn, and so many others of its site were read before. Decisions are
those of trees that did not see the page's source (wcxb-dev: fold). Figures are before → after leaving out what recurs;
_better_, _worse_ and _worst_ are of a page's word F1. The text is that of the kept blocks.`;

/** The figures of a page before and after leaving out what recurs on the first `seen` others of its site. */
function rowOf(set: string, page: SitePage, seen: number): Row {
  let counts: readonly number[] = [];
  for (const { outline, keep } of page.others.slice(0, seen))
    counts = withPage(counts, newKeys(outline, keep, { salt: SALT, counts }));
  const keep = withoutRecurring(page.outline, page, { salt: SALT, counts }) ?? page.keep;
  return {
    set,
    before: wordOverlap(textOf(page.outline, page.keep), page.gold),
    after: wordOverlap(textOf(page.outline, keep), page.gold),
  };
}

function textOf({ blocks }: Outline, keep: readonly boolean[]): string {
  return blocks
    .filter((_, b) => keep[b])
    .map(({ text }) => text)
    .join('\n');
}

function lineOf(seen: number, set: string, rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const pair = (value: (overlap: Overlap) => number): string =>
    [rows.map(({ before }) => value(before)), rows.map(({ after }) => value(after))]
      .map((values) => mean(values).toFixed(4))
      .join(' → ');
  const changes = rows.map(({ before, after }) => after.f1 - before.f1);
  const number = (isMeant: (change: number) => boolean): number => changes.filter(isMeant).length;
  return `| ${[
    seen,
    set,
    rows.length,
    pair(({ precision }) => precision),
    pair(({ f1 }) => f1),
    pair(({ f1 }) => Number(f1 < SPOILED)),
    number((change) => change > CHANGE),
    number((change) => change < -CHANGE),
    number((change) => change < -MUCH),
    Math.min(...changes).toFixed(3),
  ].join(' | ')} |`;
}

runCommand(main);
