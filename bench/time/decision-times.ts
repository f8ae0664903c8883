import { writeFile } from 'node:fs/promises';
import { findChromium } from '../../scripts/browsers.mjs';
import { ALGORITHMS } from '../../src/engine/algorithms/index.ts';
import { resources } from '../../vite/resources.ts';
import { bundleForPage } from '../browser/bundle-for-page.ts';
import { readPage, readSet } from '../data/data-set.ts';
import { quantile } from '../metrics/text-metrics.ts';
import { readOptions, UsageError } from '../command/options.ts';
import { PageBrowser } from '../browser/page-browser.ts';
import { RESULTS, ROOT } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';

const CALL_TIMEOUT = 30_000;
const PAGES = 100;

/**
 * npm run bench:decide: time of each algorithm's first decision on a walked page, divided by the time of Readability's
 * whole first call on the same page. Writes bench/results/decision-times.md, unless there is a --limit.
 */
async function main(argv: readonly string[]): Promise<void> {
  const { set, dataDir, limit } = readOptions(argv, ROOT);
  const executable = await findChromium();
  if (!executable)
    throw new UsageError(
      'No Chromium found: install one, run `npx playwright install chromium`, or set WINNOW_CHROMIUM.',
    );
  const texts = `globalThis.TEXTS = ${JSON.stringify(await resources())}`;
  const scripts = [
    await bundleForPage(new URL('../run/in-page/measure.ts', import.meta.url), 'Bench'),
    await bundleForPage(new URL('./in-page/time-decision.ts', import.meta.url), 'Decisions'),
    texts,
  ];
  const ids = ALGORITHMS.map(({ id }) => id);
  const ratios = new Map(ids.map((id) => [id, [] as number[]]));
  const browser = new PageBrowser(executable);
  for (const [n, page] of (await readSet(dataDir, set, limit ?? PAGES)).entries()) {
    const { html } = await readPage(page);
    await browser.load(html, page.gold.url, scripts);
    await browser.evaluate('Bench.prepare()', CALL_TIMEOUT);
    const peer = async (): Promise<number> => browser.evaluate<number>("Bench.runCold('readability').ms", CALL_TIMEOUT);
    // Every second page has the other order, because the first tool also does the layout that both need.
    const first = n % 2 === 0 ? await peer() : 0;
    await browser.evaluate('Decisions.read()', CALL_TIMEOUT);
    const own: [string, number][] = [];
    for (const [i] of ids.entries()) {
      const id = ids[(i + n) % ids.length]!;
      own.push([id, await browser.evaluate<number>(`Decisions.decide(${JSON.stringify(id)}, TEXTS)`, CALL_TIMEOUT)]);
    }
    const whole = first || (await peer());
    for (const [id, ms] of own) ratios.get(id)!.push(ms / whole);
  }
  await browser.close();
  const three = ['bte', 'justext', 'boilerpipe'].map((id) => ratios.get(id)!);
  const together = three[0]!.map((_, i) => three.reduce((sum, own) => sum + own[i]!, 0));
  const row = (name: string, values: readonly number[]): string =>
    `| ${name} | ${quantile(values, 0.5).toFixed(2)} | ${quantile(values, 0.95).toFixed(2)} |`;
  const table = [
    '| | median | 95th percentile |',
    '| --- | --- | --- |',
    ...ids.map((id) => row(`\`${id}\``, ratios.get(id)!)),
    row('BTE, jusText and Boilerpipe together', together),
  ].join('\n');
  const text = `# Time to decide\n\n\`npm run bench:decide\`: time of each algorithm's first decision on a freshly loaded page, without the walk and the article builder, divided by the time of Readability's whole first call on the same page. ${together.length} pages of ${set}, one browser.\n\n${table}\n`;
  if (limit === null) await writeFile(`${RESULTS}decision-times.md`, text);
  process.stdout.write(`${text}\n`);
}

runCommand(main);
