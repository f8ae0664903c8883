import { readPage } from '../data/data-set.ts';
import type { PageSource } from '../data/data-set.ts';
import { measurePage } from './measure-page.ts';
import type { Reading } from './measure-page.ts';
import type { BenchOptions } from '../command/options.ts';
import { PageBrowser } from '../browser/page-browser.ts';
import type { PeerCache } from './peer-cache.ts';
import type { PageRow } from './summary.ts';

export type SetTask = {
  readonly pages: readonly PageSource[];
  readonly options: BenchOptions;
  readonly algorithms: readonly string[];
  readonly scripts: readonly string[];
  /** Out-of-fold probabilities of blocks by page id; null if there are none. */
  readonly outOfFold: ReadonlyMap<string, readonly number[]> | null;
  readonly executable: string;
  readonly cache: PeerCache;
  /** Versions by peer id, for the keys of the cache. */
  readonly versions: Readonly<Record<string, string>>;
};

const PROGRESS_EVERY = 2_000;

/** Measures all pages with `jobs` browsers; returns rows in the order of the pages. */
export async function measureSet(task: SetTask): Promise<{ rows: PageRow[]; cachedPeers: string[] }> {
  const rows: PageRow[] = [];
  const cachedPeers = new Set<string>();
  const progress = startProgress(task.pages.length);
  let next = 0;

  async function work(): Promise<void> {
    const browser = new PageBrowser(task.executable, { light: !task.options.timing });
    try {
      for (let index = next++; index < task.pages.length; index = next++) {
        const page = task.pages[index] as PageSource;
        const { readings, cached } = await readingsOf(browser, page, index, task);
        rows[index] = { id: page.id, type: page.gold.type ?? '', lang: page.gold.lang ?? '', readings };
        for (const peer of cached) cachedPeers.add(peer);
        progress.step();
      }
    } finally {
      await browser.close();
    }
  }

  await Promise.all(Array.from({ length: task.options.jobs }, work));
  progress.end();
  return { rows, cachedPeers: [...cachedPeers] };
}

async function readingsOf(
  browser: PageBrowser,
  page: PageSource,
  index: number,
  { options, algorithms, scripts, outOfFold, cache, versions }: SetTask,
): Promise<{ readings: Reading[]; cached: string[] }> {
  const { html, hash } = await readPage(page);
  const key = (peer: string) => `${peer}@${versions[peer] ?? '0'}`;
  const stored = `${page.id} ${hash}`;
  const known = options.timing ? [] : options.peers.flatMap((peer) => cache.get(key(peer), stored) ?? []);
  const cached = known.map(({ tool }) => tool);
  const tools = [...algorithms, ...options.peers].filter((tool) => !cached.includes(tool));
  const probabilities = outOfFold?.get(page.id);
  const own = probabilities ? [...scripts, `globalThis.outOfFold = ${JSON.stringify(probabilities)}`] : scripts;
  const fresh = await measurePage(browser, {
    html,
    gold: page.gold,
    tools: rotate(tools, index),
    scripts: own,
    timing: options.timing,
  });
  for (const reading of fresh) {
    if ((options.peers as readonly string[]).includes(reading.tool)) cache.put(key(reading.tool), stored, reading);
  }
  return { readings: [...fresh, ...known], cached };
}

/** The list rotated by `by`, so that over the pages each tool comes first equally often. */
export function rotate<T>(items: readonly T[], by: number): T[] {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

function startProgress(total: number): { step(): void; end(): void } {
  const begin = Date.now();
  let done = 0;
  let shown = 0;
  const show = () => {
    const elapsed = (Date.now() - begin) / 1000;
    const left = done === 0 ? '?' : Math.round((elapsed / done) * (total - done));
    process.stderr.write(`${done} of ${total} pages, ${Math.round(elapsed)} s, about ${left} s left\n`);
  };
  return {
    step() {
      done += 1;
      if (Date.now() - shown < PROGRESS_EVERY) return;
      shown = Date.now();
      show();
    },
    end: show,
  };
}
