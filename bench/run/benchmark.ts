import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from '../../scripts/browsers.mjs';
import { inlineResources } from '../../vite/resources.ts';
import { isCompat } from '../compat/bench-algorithms.ts';
import { baselineSource, compareWithBaselines } from './baselines.ts';
import { bundleForPage } from '../browser/bundle-for-page.ts';
import { CROSS_VALIDATED, REFUSING } from '../cross-validated/tool-ids.ts';
import { readSet } from '../data/data-set.ts';
import type { ColdRun } from './in-page/measure.ts';
import { measureSet } from './measure-set.ts';
import { readOptions, UsageError } from '../command/options.ts';
import type { BenchOptions } from '../command/options.ts';
import { PageBrowser } from '../browser/page-browser.ts';
import { PeerCache } from './peer-cache.ts';
import { reportMarkdown } from './report.ts';
import type { Report } from './report.ts';
import { summarise } from './summary.ts';
import type { PageRow } from './summary.ts';
import { outOfFoldProbabilities } from '../cross-validated/out-of-fold-probabilities.ts';
import { CACHE, RESULTS, ROOT } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';

const ENGINE = new URL('../../dist/engine/winnow.js', import.meta.url);
const PEER_PACKAGES = { readability: '@mozilla/readability', defuddle: 'defuddle' } as const;
const CALL_TIMEOUT = 30_000;

/** npm run bench: measures algorithms and peers on the pages of a set and writes the report to bench/results. */
async function main(argv: readonly string[]): Promise<void> {
  const options = readOptions(argv, ROOT);
  const executable = await findChromium();
  if (!executable)
    throw new UsageError(
      'No Chromium found: install one, run `npx playwright install chromium`, or set WINNOW_CHROMIUM.',
    );
  const all = await readSet(options.dataDir, options.set, null);
  const pages = await readSet(options.dataDir, options.set, options.limit);
  const scripts = await pageScripts(options);
  const { algorithms: own, chromium } = await probe(executable, scripts, options);
  const probabilities = own.includes('winnow') ? await outOfFoldProbabilities(options.set) : null;
  // Not with timing: the same code runs a second time, so its cold call would be warm.
  const refusing = own.includes('winnow') && !options.timing ? [REFUSING] : [];
  const algorithms = [...own, ...(probabilities ? [CROSS_VALIDATED] : []), ...refusing];
  if (probabilities)
    scripts.push(await bundleForPage(new URL('./in-page/cross-validated-tool.ts', import.meta.url), 'CrossValidated'));
  if (algorithms.length + options.peers.length === 0)
    throw new UsageError('There is nothing to measure. Name an algorithm with --algorithms or a peer with --peers.');

  const versions: Record<string, string> = { chromium, ...peerVersions(options), node: process.versions.node };
  const measured = commit();
  const cache = await PeerCache.open(CACHE, options.set, chromium);
  const { rows, cachedPeers } = await measureSet({
    pages,
    options,
    algorithms,
    scripts,
    outOfFold: probabilities,
    executable,
    cache,
    versions,
  });
  await cache.save();

  const tools = summarise(rows, [...algorithms, ...options.peers]);
  const report: Report = {
    facts: {
      set: options.set,
      pages: pages.length,
      setPages: all.length,
      jobs: options.jobs,
      timing: options.timing,
      commit: measured,
      versions,
      cachedPeers,
    },
    tools,
    agreements: compareWithBaselines(options.set, tools),
    baselineSource: baselineSource(options.set),
  };
  await write(report, rows, options);
}

/** Scripts for every page: the measuring code with the peers, the built engine, and compat forms if one is measured. */
async function pageScripts(options: BenchOptions): Promise<string[]> {
  const scripts = [await bundleForPage(new URL('./in-page/measure.ts', import.meta.url), 'Bench')];
  if (options.algorithms === 'all' || options.algorithms.length > 0) {
    if (!existsSync(ENGINE))
      throw new UsageError('The engine is not built: run `npm run build:engine`, or pass --algorithms none.');
    scripts.push(await bundleForPage(ENGINE, 'WinnowEngine'));
  }
  if (options.algorithms !== 'all' && options.algorithms.some(isCompat)) {
    const entry = new URL('./in-page/compat-tool.ts', import.meta.url);
    scripts.push(await bundleForPage(entry, 'CompatForms', [inlineResources()]));
  }
  return scripts;
}

/** The algorithms to measure, and the browser's version; throws UsageError if an algorithm does not run. */
async function probe(
  executable: string,
  scripts: readonly string[],
  options: BenchOptions,
): Promise<{ algorithms: string[]; chromium: string }> {
  const browser = new PageBrowser(executable);
  try {
    await browser.load(Buffer.from('<!doctype html><title>Probe</title><p>A line of text.</p>'), undefined, scripts);
    const listed = await browser.evaluate<string[]>('Bench.algorithmIds()', CALL_TIMEOUT);
    const algorithms = options.algorithms === 'all' ? listed : [...options.algorithms];
    // Fails early for an id that is neither in the built engine nor a compat form.
    for (const id of algorithms) {
      const { error } = await browser.evaluate<ColdRun>(`Bench.runCold(${JSON.stringify(id)})`, CALL_TIMEOUT);
      if (error !== null) throw new UsageError(`Algorithm "${id}" does not run: ${error}`);
    }
    return { algorithms, chromium: await browser.version() };
  } finally {
    await browser.close();
  }
}

function peerVersions({ peers }: BenchOptions): Record<string, string> {
  const entries = Object.entries(PEER_PACKAGES).filter(([id]) => (peers as readonly string[]).includes(id));
  return Object.fromEntries(
    entries.map(([id, name]) => {
      const file = join(ROOT, 'node_modules', name, 'package.json');
      return [id, (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version];
    }),
  );
}

function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=10', '--exclude=*'], {
      cwd: ROOT,
      encoding: 'utf8',
    }).trim();
  } catch {
    return 'unknown'; // Not a git checkout.
  }
}

/**
 * Writes the report, with .tmp in its name for a part of the set (git ignores it), and the rows to the cache folder.
 */
async function write(report: Report, rows: readonly PageRow[], { set, limit }: BenchOptions): Promise<void> {
  await mkdir(RESULTS, { recursive: true });
  const base = join(RESULTS, limit === null ? set : `${set}-${rows.length}.tmp`);
  const text = reportMarkdown(report);
  await writeFile(`${base}.md`, text);
  await writeFile(`${base}.json`, `${JSON.stringify(report, null, 1)}\n`);
  const rowsFile = join(CACHE, `rows-${set}${limit === null ? '' : `-${rows.length}`}.json`);
  await writeFile(rowsFile, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
  process.stdout.write(`${text}\n`);
  process.stderr.write(`Written: ${base}.md, ${base}.json; page by page: ${rowsFile}\n`);
}

runCommand(main);
