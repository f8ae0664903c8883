import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from '../../scripts/browsers.mjs';
import { bundleForPage } from '../browser/bundle-for-page.ts';
import { readPage, readTruth } from '../data/data-set.ts';
import { readOptions, UsageError } from '../command/options.ts';
import { PageBrowser } from '../browser/page-browser.ts';
import { outlineSetOf, savePage } from './saved-outlines.ts';
import { ROOT } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';

const CALL_TIMEOUT = 60_000;
const ENDING = '.html.gz';
const PROGRESS_EVERY = 50;

/** First and last line of pages in sets that wrap each page in a <text> element. */
const WRAPPER = /^<text [^\n]*\n|\n?<\/text>\s*$/g;

/** npm run outlines: loads the pages of a set in Chromium and saves their outlines for runs without a browser. */
async function main(argv: readonly string[]): Promise<void> {
  const options = readOptions(argv, ROOT);
  const { set, dataDir, jobs, limit, text } = options;
  const executable = await findChromium();
  if (!executable)
    throw new UsageError(
      'No Chromium found: install one, run `npx playwright install chromium`, or set WINNOW_CHROMIUM.',
    );
  const folder = join(dataDir, set, 'pages');
  const names = await readdir(folder).catch(() => {
    throw new UsageError(`There are no pages in ${folder}. Name the folder of the sets with --data <folder>.`);
  });
  const ids = names
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .slice(0, limit ?? names.length);
  const urls = await urlsOf(dataDir, set);
  const script = await bundleForPage(new URL('./in-page/page-as-json.ts', import.meta.url), 'Outlines');
  let next = 0;
  let failed = 0;
  async function work(): Promise<void> {
    const browser = new PageBrowser(executable!, { light: true });
    for (let i = next++; i < ids.length; i = next++) {
      const id = ids[i]!;
      try {
        const { html } = await readPage({ id, gold: { text: '' }, file: join(folder, id + ENDING) });
        const page =
          html.subarray(0, 6).toString('latin1') === '<text '
            ? Buffer.from(html.toString('latin1').replace(WRAPPER, ''), 'latin1')
            : html;
        await browser.load(page, urls.get(id), [script]);
        await browser.evaluate('document.documentElement.getBoundingClientRect()', CALL_TIMEOUT);
        await savePage(
          outlineSetOf(options),
          id,
          await browser.evaluate<string>(`Outlines.pageAsJson('${text}')`, CALL_TIMEOUT),
        );
      } catch (cause) {
        failed++;
        process.stderr.write(`${id}: ${cause instanceof Error ? cause.message : String(cause)}\n`);
        await browser.close();
      }
      if ((i + 1) % PROGRESS_EVERY === 0) process.stderr.write(`${i + 1} of ${ids.length} pages\n`);
    }
    await browser.close();
  }
  await Promise.all(Array.from({ length: jobs }, work));
  process.stderr.write(`Saved the outlines of ${ids.length - failed} pages of ${set}.\n`);
  if (failed > 0) process.exitCode = 1;
}

/** Addresses by page id, for sets that have them. */
async function urlsOf(dataDir: string, set: string): Promise<Map<string, string>> {
  const truth = (await readTruth(dataDir, set)) ?? {};
  return new Map(Object.entries(truth).flatMap(([id, { url }]) => (url === undefined ? [] : [[id, url]])));
}

runCommand(main);
