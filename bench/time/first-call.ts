import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium } from '../../scripts/browsers.mjs';
import type { resources } from '../../vite/resources.ts';
import { bundleForPage } from '../browser/bundle-for-page.ts';
import { PageBrowser } from '../browser/page-browser.ts';
import { UsageError } from '../command/options.ts';
import { ROOT } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';
import { readPage, readSet } from '../data/data-set.ts';
import { quantile } from '../metrics/text-metrics.ts';
import type { CallTimes } from './in-page/first-call.ts';

const CALL_TIMEOUT = 30_000;
const PAGES = 60;
/** Further calls after the first; the fastest counts. */
const FURTHER = 5;

/** A tree of sources under test, bundled for a page. */
type Build = { readonly name: string; readonly script: string; readonly texts: string };
/** Milliseconds of one page. */
type Row = { readonly peer: Calls; readonly own: ReadonlyMap<string, Own> };
type Own = Calls & { readonly steps: CallTimes; readonly extraction: string };
type Calls = { readonly first: number; readonly further: number };

/**
 * npm run bench:first-call: the time of the first and of further calls on freshly loaded pages, divided page by page by
 * that of Readability on the same page. `--against folder` compares the sources of another checkout.
 */
async function main(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      set: { type: 'string', default: 'wcxb-dev' },
      data: { type: 'string', default: resolve(ROOT, '../shared/data') },
      limit: { type: 'string', default: String(PAGES) },
      against: { type: 'string' },
    },
  });
  const executable = await findChromium();
  if (!executable) throw new UsageError('No Chromium found: install one, or set WINNOW_CHROMIUM.');
  const builds = [await buildOf('here', ROOT)];
  if (values.against) builds.push(await buildOf('against', resolve(values.against)));
  const browser = new PageBrowser(executable);
  const rows: Row[] = [];
  for (const [n, page] of (await readSet(values.data, values.set, Number(values.limit))).entries()) {
    const { html } = await readPage(page);
    const url = page.gold.url;
    // Each first call runs on a newly loaded page. Every second page has the other order.
    const load = async (build: Build): Promise<void> => {
      await browser.load(html, url, [build.script, build.texts]);
      await browser.evaluate('FirstCall.prepare()', CALL_TIMEOUT);
    };
    const peer = async (): Promise<Calls> => {
      await load(builds[0]!);
      return timed(
        () => browser.evaluate<number>('FirstCall.readability()', CALL_TIMEOUT),
        (ms) => ms,
      );
    };
    const own = new Map<string, Own>();
    const first = n % 2 === 0 ? await peer() : null;
    for (const build of n % 2 === 0 ? builds : builds.toReversed()) {
      await load(build);
      let steps: CallTimes | null = null;
      const calls = await timed(
        async () => {
          const times = await browser.evaluate<CallTimes>('FirstCall.winnow(TEXTS)', CALL_TIMEOUT);
          steps ??= times;
          return times;
        },
        ({ read, decide, build: built }) => read + decide + built,
      );
      const extraction = await browser.evaluate<string>('FirstCall.extraction(TEXTS)', CALL_TIMEOUT);
      own.set(build.name, { ...calls, steps: steps!, extraction });
    }
    rows.push({ peer: first ?? (await peer()), own });
  }
  await browser.close();
  process.stdout.write(`${report(rows, builds)}\n`);
}

async function buildOf(name: string, root: string): Promise<Build> {
  const script = await bundleForPage(pathToFileURL(resolve(root, 'bench/time/in-page/first-call.ts')), 'FirstCall');
  const { resources: textsOf } = (await import(pathToFileURL(resolve(root, 'vite/resources.ts')).href)) as {
    resources: typeof resources;
  };
  return { name, script, texts: `globalThis.TEXTS = ${JSON.stringify(await textsOf())}` };
}

async function timed<T>(call: () => Promise<T>, ms: (result: T) => number): Promise<Calls> {
  const first = ms(await call());
  let further = Infinity;
  for (let i = 0; i < FURTHER; i++) further = Math.min(further, ms(await call()));
  return { first, further };
}

function report(rows: readonly Row[], builds: readonly Build[]): string {
  const both = (values: readonly number[]): string =>
    `${quantile(values, 0.5).toFixed(2)} | ${quantile(values, 0.95).toFixed(2)}`;
  const lines = builds.map(({ name }) => {
    const own = rows.map((row) => ({ peer: row.peer, ...row.own.get(name)! }));
    const steps = (['read', 'decide', 'build'] as const).map((step) => both(own.map(({ steps }) => steps[step])));
    const first = own.map(({ first, peer }) => first / peer.first);
    const further = own.map(({ further, peer }) => further / peer.further);
    return `| ${name} | ${both(first)} | ${both(further)} | ${both(own.map((call) => call.first))} | ${both(own.map((call) => call.further))} | ${steps.join(' | ')} |`;
  });
  const others = rows.filter(({ own }) => new Set([...own.values()].map(({ extraction }) => extraction)).size > 1);
  return [
    `${rows.length} pages, ${others.length} with another extraction against; Readability first ${both(rows.map(({ peer }) => peer.first))}, further ${both(rows.map(({ peer }) => peer.further))} ms`,
    '| | first x | 95 | further x | 95 | first ms | 95 | further ms | 95 | read | 95 | decide | 95 | build | 95 |',
    `| ${'--- | '.repeat(15)}`,
    ...lines,
  ].join('\n');
}

runCommand(main);
