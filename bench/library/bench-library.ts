import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../scripts/browsers.mjs';
import { inlineResources } from '../../vite/resources.ts';
import { bundleForPage } from '../browser/bundle-for-page.ts';
import { PageBrowser } from '../browser/page-browser.ts';
import { UsageError } from '../command/options.ts';
import { ROOT } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';
import { readPage, readSet } from '../data/data-set.ts';
import { mean } from '../metrics/text-metrics.ts';
import type { Agreement } from './agreement.ts';
import { measureLosses } from './markdown-losses.ts';
import { measureMemory } from './memory.ts';
import { type LoadedPage, measureSpeed } from './speed.ts';

/** Pages without an address of their own. */
const NO_ADDRESS = 'http://page.invalid/';
/** Browsers that read a page, where the first one closes. */
const TRIES = 2;
const SETS = ['wcxb-dev', 'fundus'];
const USUAL_NAMES = ['sr-only', 'visually-hidden', 'visuallyhidden', 'screen-reader-text'];
const USUAL_RULES = `<style>${USUAL_NAMES.map((name) => `[class~="${name}" i]`).join()} {
  position: absolute; width: 1px; height: 1px; overflow: hidden }</style>`;
const PACKAGE = `${ROOT}dist/package/index.js`;

/**
 * npm run bench:library [-- --pages 40 --memory 400 --only speed,agreement,memory,markdown --list --texts folder
 * --bare --styles --usual --most 50000 --sets world,forum]: the built package on HTML. Speed in ratios to its peers in
 * the same process, agreement with the engine in a browser, memory over many pages, and what Markdown loses. With
 * --bare the browser reads the pages without their style elements, which the package reads only with --styles. With
 * --usual the browser gets the rules that sites have for names for screen readers in sheets on the network, which it
 * does not load here. --most: only pages of at most so many bytes.
 */
async function main(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      pages: { type: 'string', default: '40' },
      memory: { type: 'string', default: '400' },
      only: { type: 'string', default: 'speed,agreement,memory' },
      data: { type: 'string', default: `${ROOT}../shared/data` },
      list: { type: 'boolean', default: false },
      texts: { type: 'string' },
      bare: { type: 'boolean', default: false },
      styles: { type: 'boolean', default: false },
      usual: { type: 'boolean', default: false },
      most: { type: 'string' },
      sets: { type: 'string', default: SETS.join() },
    },
  });
  if (!existsSync(PACKAGE)) throw new UsageError('There is no package. Run npm run build:package.');
  const parts = values.only.split(',');
  const sets = values.sets.split(',');
  for (const set of sets) {
    const most = Number(values.most ?? Infinity);
    // Small pages are looked for in four times as many.
    const sources = await readSet(values.data, set, Number(values.pages) * (most === Infinity ? 1 : 4));
    const pages: (LoadedPage & {
      readonly id: string;
      readonly bytes: Buffer;
      readonly gold: (typeof sources)[0]['gold'];
    })[] = [];
    for (const { id, gold, file } of sources) {
      const { html } = await readPage({ id, gold, file });
      if (html.length <= most && pages.length < Number(values.pages))
        pages.push({ id, gold, bytes: html, html: html.toString('utf8'), url: gold.url ?? NO_ADDRESS });
    }
    if (parts.includes('speed')) await printSpeed(set, pages);
    if (parts.includes('memory') && set === sets[0]) {
      const { pages: read, first, last } = measureMemory(pages, Number(values.memory));
      print(
        `memory after the first ${String(pages.length)} pages ${first.toFixed(1)} MB, after ${String(read)} ${last.toFixed(1)} MB`,
      );
    }
    if (parts.includes('markdown')) await printLosses(set, pages);
    if (parts.includes('agreement')) {
      const shown = values.bare ? pages.map(withoutStyles) : pages;
      const rows = await agreements(values.usual ? shown.map(withUsualRules) : shown, values.styles);
      print(
        `${set}: agreement on ${String(rows.length)} of ${String(pages.length)} pages: text equal on ${percent(rows.map(({ isEqual }) => Number(isEqual)))}, ` +
          `word F1 ${mean(rows.map(({ inNode }) => inNode)).toFixed(4)} (in a browser ${mean(rows.map(({ inBrowser }) => inBrowser)).toFixed(4)}), ` +
          `word F1 of the two texts ${mean(rows.map(({ common }) => common)).toFixed(4)}`,
      );
      if (values.texts !== undefined) await writeTexts(values.texts, rows);
      if (values.list) for (const { id, isEqual, common } of rows) if (!isEqual) print(`  ${id}: ${common.toFixed(3)}`);
    }
  }
}

async function printSpeed(set: string, pages: readonly LoadedPage[]): Promise<void> {
  const speeds = await measureSpeed(pages);
  const own = speeds[0]!.ms;
  print(
    `${set}: ${String(pages.length)} pages of ${(mean(pages.map(({ html }) => html.length)) / 1000).toFixed(0)} kB`,
  );
  for (const { tool, ms, failed } of speeds)
    print(
      `  ${tool.padEnd(24)} ${(ms / pages.length).toFixed(1).padStart(7)} ms a page, Winnow is ${(ms / own).toFixed(2)} times as fast, failed ${String(failed)}`,
    );
}

async function printLosses(set: string, pages: readonly LoadedPage[]): Promise<void> {
  print(`${set}: kept in Markdown of what the tool's own HTML has, on ${String(pages.length)} pages`);
  for (const [tool, counts] of await measureLosses(pages)) {
    const shares = [...counts].map(([kind, { inHtml, kept }]) => `${kind} ${share(kept, inHtml)} of ${String(inHtml)}`);
    print(`  ${tool}: ${shares.join(', ')}`);
  }
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`;
}

async function agreements(
  pages: readonly (LoadedPage & {
    readonly id: string;
    readonly bytes: Buffer;
    readonly gold: { readonly text: string };
  })[],
  styles: boolean,
): Promise<Agreement[]> {
  const { compareOnPage } = await import('./agreement.ts');
  const executable = await findChromium();
  if (!executable) throw new UsageError('No Chromium found: run `npx playwright install chromium`.');
  const script = await bundleForPage(new URL('./in-page/texts-of-page.ts', import.meta.url), 'Library', [
    inlineResources(),
  ]);
  const browser = new PageBrowser(executable, { light: true });
  const rows: Agreement[] = [];
  for (const { id, bytes, html, gold, url } of pages)
    for (let tried = 1; tried <= TRIES; tried++)
      try {
        rows.push(await compareOnPage(browser, script, { id, bytes, html, url, gold }, styles));
        break;
      } catch (cause) {
        // A new browser reads the page again.
        print(`  ${id}, attempt ${String(tried)} of ${String(TRIES)}: ${String(cause)}`);
        await browser.close();
      }
  await browser.close();
  return rows;
}

/** Writes both texts of each page on which they differ, for a program that shows differences. */
async function writeTexts(folder: string, rows: readonly Agreement[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { id, isEqual, texts } of rows) {
    if (isEqual) continue;
    await writeFile(join(folder, `${id}.browser.txt`), texts.inBrowser);
    await writeFile(join(folder, `${id}.node.txt`), texts.inNode);
  }
}

function withoutStyles<P extends { readonly html: string }>(page: P): P & { readonly bytes: Buffer } {
  return { ...page, bytes: Buffer.from(page.html.replace(/<style\b[^]*?<\/style\s*>/gi, ''), 'utf8') };
}

/** For the browser only: what sites that use these names have in their sheets. */
function withUsualRules<P extends { readonly bytes: Buffer }>(page: P): P {
  return { ...page, bytes: Buffer.concat([page.bytes, Buffer.from(USUAL_RULES)]) };
}

function percent(values: readonly number[]): string {
  return `${(mean(values) * 100).toFixed(1)} %`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

runCommand(main);
