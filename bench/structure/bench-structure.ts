import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { findChromium } from '../../scripts/browsers.mjs';
import { inlineResources } from '../../vite/resources.ts';
import { bundleForPage } from '../browser/bundle-for-page.ts';
import { CROSS_VALIDATED } from '../cross-validated/tool-ids.ts';
import { type PageSource, readPage, readSet } from '../data/data-set.ts';
import type { Answer, Asked } from './in-page/structure-of-page.ts';
import { readOptions, UsageError } from '../command/options.ts';
import { PageBrowser } from '../browser/page-browser.ts';
import { PeerHtmlCache } from './peer-html-cache.ts';
import { structureReport } from './structure-report.ts';
import type { StructureOfPage } from './parts.ts';
import { outOfFoldProbabilities } from '../cross-validated/out-of-fold-probabilities.ts';
import { CACHE, ROOT } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';

const CALL_TIMEOUT = 60_000;
const PROGRESS_EVERY = 50;
const PACKAGES: Readonly<Record<string, string>> = { readability: '@mozilla/readability', defuddle: 'defuddle' };

/**
 * npm run bench:structure: how many pictures, headings, list items, cells, listings and links inside and outside the
 * gold region each tool keeps. It runs the working tree's sources, not a build. The HTML of peers is cached.
 */
async function main(argv: readonly string[]): Promise<void> {
  const { set, dataDir, algorithms, peers, limit, jobs } = readOptions(argv, ROOT);
  const executable = await findChromium();
  if (!executable)
    throw new UsageError(
      'No Chromium found: install one, run `npx playwright install chromium`, or set WINNOW_CHROMIUM.',
    );
  const probabilities = await outOfFoldProbabilities(set);
  const ours =
    algorithms === 'all' ? ['winnow', ...(probabilities ? [CROSS_VALIDATED] : []), 'div-scorer'] : algorithms;
  const others = new Map(peers.filter((peer) => peer !== 'everything').map((peer) => [peer as string, keyOf(peer)]));
  const pages = await readSet(dataDir, set, limit);
  const script = await bundleForPage(new URL('./in-page/structure-of-page.ts', import.meta.url), 'Structure', [
    inlineResources(),
  ]);
  const cache = new PeerHtmlCache(set);
  const rows = new Map<string, StructureOfPage>();
  let [next, failed, unknown] = [0, 0, 0];
  async function measure(browser: PageBrowser, page: PageSource): Promise<void> {
    const { html, hash } = await readPage(page);
    const name = `${page.id}-${hash}`;
    const earlier = await cache.get(name);
    const known = Object.fromEntries(
      [...others].flatMap(([peer, key]) => (earlier[key] === undefined ? [] : [[peer, earlier[key]]])),
    );
    const fresh = [...others.keys()].filter((peer) => known[peer] === undefined);
    await browser.load(html, page.gold.url, [script]);
    const asked: Asked = {
      gold: page.gold.text,
      isThread: page.gold.type === 'forum',
      tools: [...ours, ...fresh],
      known,
      probabilities: probabilities?.get(page.id) ?? null,
    };
    const { structure, made, failed } = await browser.evaluate<Answer>(
      `Structure.structureOf(${JSON.stringify(asked)})`,
      CALL_TIMEOUT,
    );
    for (const [tool, why] of Object.entries(failed)) process.stderr.write(`${page.id}, ${tool}: ${why}\n`);
    if (failed[CROSS_VALIDATED] === undefined) rows.set(page.id, structure);
    else unknown++;
    if (fresh.length > 0)
      await cache.put(name, {
        ...earlier,
        ...Object.fromEntries(fresh.map((peer) => [others.get(peer)!, made[peer]!])),
      });
  }
  async function work(): Promise<void> {
    const browser = new PageBrowser(executable!, { light: true });
    for (let i = next++; i < pages.length; i = next++) {
      const page = pages[i]!;
      try {
        await measure(browser, page);
      } catch (cause) {
        failed++;
        process.stderr.write(`${page.id}: ${cause instanceof Error ? cause.message : String(cause)}\n`);
        await browser.close();
      }
      if ((i + 1) % PROGRESS_EVERY === 0) process.stderr.write(`${i + 1} of ${pages.length} pages\n`);
    }
    await browser.close();
  }
  await Promise.all(Array.from({ length: jobs }, work));
  process.stdout.write(structureReport(set, [...rows.values()], [...ours, ...others.keys()], { failed, unknown }));
  await mkdir(CACHE, { recursive: true });
  await writeFile(`${CACHE}structure-${set}.json`, JSON.stringify(Object.fromEntries(rows)));
}

function keyOf(peer: string): string {
  const { version } = createRequire(import.meta.url)(`../../node_modules/${PACKAGES[peer]!}/package.json`) as {
    version: string;
  };
  return `${peer} ${version}`;
}

runCommand(main);
