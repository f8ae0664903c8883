import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../scripts/browsers.mjs';
import { UsageError } from '../command/options.ts';
import { RESULTS, ROOT } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';
import { readPage, readSet } from '../data/data-set.ts';
import { ClickBrowser, type Press } from './click-browser.ts';
import { clickTables, type PressesOnPage } from './click-report.ts';
import type { Variant } from './extension-copies.ts';

const SET = 'wcxb-dev';
const OPTIONS = {
  limit: { type: 'string', default: '50' },
  rounds: { type: 'string', default: '3' },
  data: { type: 'string', default: '../shared/data' },
  against: { type: 'string' },
  write: { type: 'boolean', default: false },
} as const;

/**
 * npm run bench:click: time from the press of the toolbar button to the painted article, against an empty popup.
 * --against <folder>: another build of the extension instead of the overlay. --write: writes bench/results/click.md.
 */
async function main(argv: readonly string[]): Promise<void> {
  const { limit, rounds, data, against, write } = parseArgs({ args: [...argv], options: OPTIONS }).values;
  const executable = await findChromium();
  if (!executable) throw new UsageError('No Chromium found. Set WINNOW_CHROMIUM to the path of one.');
  const built = join(ROOT, 'dist/chromium');
  const builds = new Map<Variant, string>([
    ['empty popup', ''],
    ['popup', built],
    against === undefined ? ['overlay', built] : ['other popup', resolve(against)],
  ]);
  const browser = await ClickBrowser.start(executable, builds);
  const pages: PressesOnPage[] = [];
  let articles = 0;
  try {
    const sources = await readSet(resolve(ROOT, data), SET, Number(limit));
    for (const [at, source] of sources.entries()) {
      const presses = await pressOn(browser, (await readPage(source)).html, [...builds.keys()], Number(rounds), at);
      pages.push(presses);
      if (presses.get('popup')?.at(-1)?.isArticle) articles++;
      process.stderr.write(`\r${String(at + 1)} of ${String(sources.length)} pages`);
    }
    const text = report(await browser.version(), pages, articles, rounds, [...builds.keys()]);
    process.stdout.write(`\n${text}`);
    if (write) await writeFile(`${RESULTS}click.md`, text);
  } finally {
    await browser.close();
  }
}

/** Presses the buttons in turn on one page. Each round and each page starts with another one. */
async function pressOn(
  browser: ClickBrowser,
  html: Buffer,
  variants: readonly Variant[],
  rounds: number,
  page: number,
): Promise<PressesOnPage> {
  const presses = new Map<Variant, Press[]>(variants.map((variant) => [variant, []]));
  // The first browser of a machine reads its files from the disk.
  if (page === 0) for (const variant of variants) await browser.press(variant, html);
  for (let round = 0; round < rounds; round++)
    for (const at of variants.keys()) {
      const variant = variants[(at + round + page) % variants.length]!;
      presses.get(variant)!.push(await browser.press(variant, html));
    }
  return presses;
}

function report(
  version: string,
  pages: readonly PressesOnPage[],
  articles: number,
  rounds: string,
  variants: readonly Variant[],
): string {
  return `# From the click to the words

\`npm run bench:click\`: milliseconds from the press of the toolbar button until the first screen is painted, two frames after the article is in the document. ${version}, headless; ${String(pages.length)} pages of ${SET}, ${rounds} rounds, the variants in turn in the same browser. ${String(articles)} pages have an article; the others show why there is none. Each press is on a page with a host name of its own, so that its process is new. A page counts with the median of its rounds. The first two ratios are page by page; the others are of the figures to the left.

${clickTables(pages, variants)}
`;
}

runCommand(main);
