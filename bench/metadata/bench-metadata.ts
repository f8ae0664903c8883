import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { findChromium } from '../../scripts/browsers.mjs';
import { bundleForPage } from '../browser/bundle-for-page.ts';
import { PageBrowser } from '../browser/page-browser.ts';
import { readOptions, UsageError } from '../command/options.ts';
import { CACHE, ROOT } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';
import { type PageSource, readPage, readSet } from '../data/data-set.ts';
import { type FoundMetadata, goldMetadata } from './fields.ts';
import { type MetadataRow, metadataReport } from './metadata-report.ts';
import { metascraperMetadata } from './metascraper-tool.ts';

const CALL_TIMEOUT = 60_000;
const PROGRESS_EVERY = 100;
/** Pages without an address of their own; metascraper needs one. */
const NO_ADDRESS = 'https://page.example/';
const NOTHING: FoundMetadata = { title: null, author: null, date: null };
/** Npm packages of the peers. */
const PACKAGES = { readability: '@mozilla/readability', defuddle: 'defuddle', metascraper: 'metascraper' } as const;
type Peer = keyof typeof PACKAGES;

/** What peers said in earlier runs, by peer with version, then by page. */
type Known = Record<string, Record<string, FoundMetadata>>;

/**
 * npm run bench:metadata: title, author and date of each page by Winnow's working tree and by peers, against the gold.
 * Peers are read from the cache of earlier runs.
 */
async function main(argv: readonly string[]): Promise<void> {
  const { set, dataDir, limit, jobs } = readOptions(argv, ROOT);
  const executable = await findChromium();
  if (!executable) throw new UsageError('No Chromium found: run `npx playwright install chromium`.');
  const pages = await readSet(dataDir, set, limit);
  const script = await bundleForPage(new URL('./in-page/metadata-of-page.ts', import.meta.url), 'Metadata');
  const cacheFile = `${CACHE}metadata-peers-${set}.json`;
  const known: Known = existsSync(cacheFile) ? (JSON.parse(await readFile(cacheFile, 'utf8')) as Known) : {};
  const rows = new Map<string, MetadataRow>();
  let next = 0;
  const failures: string[] = [];

  async function measure(browser: PageBrowser, page: PageSource): Promise<void> {
    const { html, hash } = await readPage(page);
    const url = page.gold.url ?? NO_ADDRESS;
    const found: Record<string, FoundMetadata> = {};
    const fresh: Peer[] = [];
    for (const peer of Object.keys(PACKAGES) as Peer[]) {
      const earlier = known[keyOf(peer)]?.[`${page.id} ${hash}`];
      if (earlier) found[peer] = earlier;
      else fresh.push(peer);
    }
    if (fresh.includes('metascraper')) found['metascraper'] = await metascraperMetadata(html, url).catch(() => NOTHING);
    await browser.load(html, page.gold.url, [script]);
    // Winnow runs first, because Defuddle may change the page.
    const inPage = ['winnow', ...fresh.filter((peer) => peer !== 'metascraper')];
    Object.assign(
      found,
      await browser.evaluate<Record<string, FoundMetadata>>(
        `Metadata.metadataOf(${JSON.stringify(inPage)})`,
        CALL_TIMEOUT,
      ),
    );
    for (const peer of fresh) (known[keyOf(peer)] ??= {})[`${page.id} ${hash}`] = found[peer]!;
    rows.set(page.id, { id: page.id, gold: goldMetadata(page.gold), lang: page.gold.lang ?? 'en', found });
  }

  async function work(): Promise<void> {
    const browser = new PageBrowser(executable!, { light: true });
    for (let i = next++; i < pages.length; i = next++) {
      const page = pages[i]!;
      try {
        await measure(browser, page);
      } catch (cause) {
        failures.push(page.id);
        process.stderr.write(`${page.id}: ${cause instanceof Error ? cause.message : String(cause)}\n`);
        await browser.close();
      }
      if ((i + 1) % PROGRESS_EVERY === 0) process.stderr.write(`${i + 1} of ${pages.length} pages\n`);
    }
    await browser.close();
  }
  await Promise.all(Array.from({ length: jobs }, work));
  await mkdir(CACHE, { recursive: true });
  await writeFile(cacheFile, JSON.stringify(known));
  const measured = pages.flatMap(({ id }) => rows.get(id) ?? []);
  await writeFile(`${CACHE}metadata-${set}.json`, JSON.stringify(measured));
  process.stdout.write(metadataReport(set, measured, ['winnow', ...Object.keys(PACKAGES)], failures.length));
}

function keyOf(peer: Peer): string {
  const { version } = createRequire(import.meta.url)(`../../node_modules/${PACKAGES[peer]}/package.json`) as {
    version: string;
  };
  return `${peer} ${version}`;
}

runCommand(main);
