import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../scripts/browsers.mjs';
import { resources } from '../../vite/resources.ts';
import { bundleForPage } from '../browser/bundle-for-page.ts';
import { PageBrowser } from '../browser/page-browser.ts';
import { UsageError } from '../command/options.ts';
import { ROOT } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';
import { readPage, readSet } from '../data/data-set.ts';
import { SOURCES } from '../data/sources.ts';

const CALL_TIMEOUT = 30_000;
const PAGES_OF_SET = 60;

/**
 * npm run bench:valid-html: which articles of real pages are not valid HTML, or parse to another tree than was written.
 * `--limit n` takes n pages of each set. `--set name` takes one set. Fails if there is one.
 */
async function main(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      set: { type: 'string' },
      data: { type: 'string', default: resolve(ROOT, '../shared/data') },
      limit: { type: 'string', default: String(PAGES_OF_SET) },
    },
  });
  const executable = await findChromium();
  if (!executable) throw new UsageError('No Chromium found: install one, or set WINNOW_CHROMIUM.');
  const script = await bundleForPage(new URL('in-page/invalid-parts.ts', import.meta.url), 'ValidHtml');
  const texts = `globalThis.TEXTS = ${JSON.stringify(await resources())}`;
  const browser = new PageBrowser(executable, { light: true });
  const kinds = new Map<string, number>();
  let [read, wrong] = [0, 0];
  for (const set of values.set === undefined ? SOURCES.map((source) => source.set) : [values.set])
    for (const page of await readSet(values.data, set, Number(values.limit))) {
      const found = await invalidParts(browser, script, texts, (await readPage(page)).html, page.gold.url);
      read++;
      if (found.length > 0) {
        wrong++;
        process.stdout.write(`${set} ${page.id}: ${[...new Set(found)].join('; ')}\n`);
      }
      for (const kind of new Set(found.map((one) => one.replace(/:.*/s, ''))))
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
  await browser.close();
  for (const [kind, pages] of kinds) process.stdout.write(`${String(pages)} pages: ${kind}\n`);
  process.stdout.write(`${String(wrong)} of ${String(read)} pages have an article that is not valid\n`);
  if (wrong > 0) process.exitCode = 1;
}

/** What is wrong on this page; a page that fails or hangs is named, too. */
async function invalidParts(
  browser: PageBrowser,
  script: string,
  texts: string,
  html: Buffer,
  url: string | undefined,
): Promise<string[]> {
  try {
    await browser.load(html, url, [script, texts]);
    return await browser.evaluate<string[]>('ValidHtml.invalidParts(TEXTS)', CALL_TIMEOUT);
  } catch (cause) {
    await browser.close();
    return [`not read: ${String(cause)}`];
  }
}

runCommand(main);
