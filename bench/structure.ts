import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../scripts/browsers.mjs';
import { bundleForPage } from './bundles.ts';
import { readPage, readSet } from './data-set.ts';
import { type Count, type Part, PARTS, type StructureOfPage } from './structure-parts.ts';
import { mean } from './metrics.ts';
import { readOptions, UsageError } from './options.ts';
import { PageBrowser } from './page-browser.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ENGINE = new URL('../dist/engine/winnow.js', import.meta.url);
const CALL_TIMEOUT = 60_000;
const SAY_EVERY = 50;

/** npm run bench:structure: what tools keep of the pictures, headings, lists, tables, listings and links that lie in the gold region of a page, and what of others. */
async function main(argv: readonly string[]): Promise<void> {
  const { set, dataDir, algorithms, peers, limit, jobs } = readOptions(argv, ROOT);
  const executable = await findChromium();
  if (!executable) throw new UsageError('No Chromium found: install one, run `npx playwright install chromium`, or set WINNOW_CHROMIUM.');
  if (!existsSync(ENGINE)) throw new UsageError('The engine is not built: run `npm run build:engine`.');
  const tools = [...(algorithms === 'all' ? ['winnow', 'div-scorer'] : algorithms), ...peers.filter((peer) => peer !== 'everything')];
  const pages = await readSet(dataDir, set, limit);
  const scripts = [await bundleForPage(new URL('./in-page/structure.ts', import.meta.url), 'Structure'), await bundleForPage(ENGINE, 'WinnowEngine')];
  const rows: StructureOfPage[] = [];
  let [next, failed] = [0, 0];
  async function work(): Promise<void> {
    const browser = new PageBrowser(executable!, { light: true });
    for (let i = next++; i < pages.length; i = next++) {
      const page = pages[i]!;
      try {
        const { html } = await readPage(page);
        await browser.load(html, page.gold.url, scripts);
        rows.push(await browser.evaluate<StructureOfPage>(`Structure.structureOf(${JSON.stringify(tools)}, ${JSON.stringify(page.gold.text)}, WinnowEngine)`, CALL_TIMEOUT));
      } catch (cause) {
        failed++;
        process.stderr.write(`${page.id}: ${cause instanceof Error ? cause.message : String(cause)}\n`);
        await browser.close();
      }
      if ((i + 1) % SAY_EVERY === 0) process.stderr.write(`${i + 1} of ${pages.length} pages\n`);
    }
    await browser.close();
  }
  await Promise.all(Array.from({ length: jobs }, work));
  const text = report(set, rows, tools, failed);
  process.stdout.write(text);
  const folder = fileURLToPath(new URL('./results/', import.meta.url));
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}${set}-structure${limit === null ? '' : '.tmp'}.md`, text);
}

function report(set: string, rows: readonly StructureOfPage[], tools: readonly string[], failed: number): string {
  const lines = [`# Structure: ${set}`, '', `${rows.length} pages${failed > 0 ? `, ${failed} more did not load` : ''}. Of the distinct parts that lie in the gold region of a page the share that a tool keeps, and of the parts of the page that it keeps the share that lies outside; means over the pages that have such parts.`, ''];
  lines.push(`| | ${PARTS.map((part) => `${part}: kept | outside`).join(' | ')} |`, `| --- | ${PARTS.map(() => '--- | ---').join(' | ')} |`);
  for (const tool of tools) lines.push(`| ${tool} | ${PARTS.map((part) => cells(rows.map((row) => row[tool]![part]))).join(' | ')} |`);
  lines.push('', `Pages with such parts in their gold region: ${PARTS.map((part) => `${part} ${pagesWith(rows, tools[0]!, part)}`).join(', ')}.`, '');
  return lines.join('\n');
}

function cells(counts: readonly Count[]): string {
  const kept = counts.filter(({ inside }) => inside > 0).map(({ kept, inside }) => kept / inside);
  const outside = counts.filter(({ taken }) => taken > 0).map(({ outside, taken }) => outside / taken);
  return `${share(kept)} | ${share(outside)}`;
}

function share(values: readonly number[]): string {
  return values.length === 0 ? '–' : mean(values).toFixed(3).replace(/^0/u, '');
}

function pagesWith(rows: readonly StructureOfPage[], tool: string, part: Part): number {
  return rows.filter((row) => row[tool]![part].inside > 0).length;
}

main(process.argv.slice(2)).catch((cause: unknown) => {
  process.stderr.write(`${cause instanceof UsageError ? cause.message : cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}\n`);
  process.exitCode = 1;
});
