import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../scripts/browsers.mjs';
import { inlinePublicWords } from '../../vite/public-words.ts';
import { inlineResources } from '../../vite/resources.ts';
import { bundleForPage } from '../browser/bundle-for-page.ts';
import { PageBrowser } from '../browser/page-browser.ts';
import { UsageError } from '../command/options.ts';
import { CACHE, RESULTS, ROOT } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';
import { readPage, readSet } from '../data/data-set.ts';
import { SOURCES } from '../data/sources.ts';
import type { ReportOfPage } from './in-page/report-of-page.ts';

const CALL_TIMEOUT = 60_000;
/** Pages of each source: 200 in all. */
const PAGES = 34;
const ADDRESS = 'https://golden.example/2024/05/story';

type Row = {
  set: string;
  id: string;
  blocks: number;
  same: number;
  sameBlocks: boolean;
  share: number;
  kilobytes: number;
};

/**
 * npm run bench:report: writes the report of pages, reads the report as a page, and compares which blocks are kept.
 */
async function main(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      data: { type: 'string' },
      pages: { type: 'string' },
      set: { type: 'string' },
      write: { type: 'boolean' },
    },
  });
  const dataDir = values.data ?? join(ROOT, '../shared/data');
  const executable = await findChromium();
  if (!executable) throw new UsageError('No Chromium found: install one, or set WINNOW_CHROMIUM.');
  const script = await bundleForPage(new URL('./in-page/report-of-page.ts', import.meta.url), 'Report', [
    inlineResources(),
    inlinePublicWords(),
  ]);
  const browser = new PageBrowser(executable, { light: true });
  const rows: Row[] = [];
  for (const { set } of SOURCES.filter((source) => values.set === undefined || source.set === values.set))
    for (const page of await readSet(dataDir, set, Number(values.pages ?? PAGES))) {
      try {
        await browser.load((await readPage(page)).html, page.gold.url, [script]);
        const report = await browser.evaluate<ReportOfPage | null>('Report.reportOfPage()', CALL_TIMEOUT);
        if (report === null) continue;
        await browser.load(Buffer.from(report.file), ADDRESS, [script]);
        const kept = await browser.evaluate<boolean[]>('Report.keptBlocks()', CALL_TIMEOUT);
        rows.push(rowOf(set, page.id, report, kept));
      } catch (cause) {
        process.stderr.write(`${set} ${page.id}: ${String(cause)}\n`);
        await browser.close();
      }
    }
  await browser.close();
  const text = tableOf(rows);
  process.stdout.write(text);
  await writeFile(join(CACHE, 'report.json'), JSON.stringify(rows, null, 1));
  if (values.write) await writeFile(join(RESULTS, 'report.md'), text);
}

function rowOf(set: string, id: string, { file, kept }: ReportOfPage, now: readonly boolean[]): Row {
  const same = kept.filter((keep, b) => now[b] === keep).length;
  const sameBlocks = kept.length === now.length;
  return {
    set,
    id,
    blocks: kept.length,
    same,
    sameBlocks,
    share: same / Math.max(1, kept.length),
    kilobytes: file.length / 1024,
  };
}

function tableOf(rows: readonly Row[]): string {
  const lines = [
    '| source | pages | blocks with the same verdict | pages with all the same | pages with the same blocks | kB of a report |',
    '| --- | --- | --- | --- | --- | --- |',
  ];
  for (const set of [...new Set(rows.map((row) => row.set)), 'all']) {
    const own = rows.filter((row) => set === 'all' || row.set === set);
    const mean = (of: (row: Row) => number): number => own.reduce((sum, row) => sum + of(row), 0) / own.length;
    lines.push(
      `| ${set} | ${String(own.length)} | ${(100 * mean(({ share }) => share)).toFixed(2)} % | ${(100 * mean(({ share }) => Number(share === 1))).toFixed(1)} % | ${(100 * mean(({ sameBlocks }) => Number(sameBlocks))).toFixed(1)} % | ${mean(({ kilobytes }) => kilobytes).toFixed(0)} |`,
    );
  }
  return `${lines.join('\n')}\n`;
}

runCommand(main);
