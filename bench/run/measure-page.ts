import type { ColdRun } from './in-page/measure.ts';
import { shingleShares, snippetShare, quantile, tokens, wordOverlap } from '../metrics/text-metrics.ts';
import type { Overlap, ShingleShares, SnippetShare } from '../metrics/text-metrics.ts';
import type { PageBrowser } from '../browser/page-browser.ts';
import type { Gold } from '../data/data-set.ts';

/** Agreement of a text with the gold. */
export type Accuracy = {
  readonly words: Overlap;
  readonly shingles: ShingleShares;
  readonly with: SnippetShare;
  readonly without: SnippetShare;
  readonly empty: boolean;
};

/** Result of one tool on one page. Times in milliseconds, or null. */
export type Reading = {
  readonly tool: string;
  readonly accuracy: Accuracy;
  readonly error: string | null;
  /** The first call changed the page. */
  readonly changed: boolean;
  readonly cold: number | null;
  readonly warm: number | null;
};

export type Measurement = {
  readonly html: Buffer;
  readonly gold: Gold;
  /** In the order of their runs. */
  readonly tools: readonly string[];
  readonly scripts: readonly string[];
  /** Whether to measure cold and warm times. */
  readonly timing: boolean;
};

const CALL_TIMEOUT = 30_000;
const WARM_RUNS = 5;
/** Milliseconds after which no further warm run of a tool starts. */
const WARM_BUDGET = 1_000;

/** Runs every tool cold and then every tool warm on one page. A tool that hangs does not affect the others. */
export async function measurePage(browser: PageBrowser, task: Measurement): Promise<Reading[]> {
  const loader = new Loader(browser, task);
  const readings: Reading[] = [];
  for (const tool of task.tools) readings.push(await coldReading(loader, tool, task.gold));
  // Without timing some tools come from the cache, so the cold times of the others are dropped.
  if (!task.timing) return readings.map((reading) => ({ ...reading, cold: null }));
  const timed: Reading[] = [];
  for (const reading of readings)
    timed.push({ ...reading, warm: reading.error === null ? await warmTime(loader, reading) : null });
  return timed;
}

/** Agreement of the text with the gold of its page. */
export function accuracyOf(text: string, gold: Gold): Accuracy {
  return {
    words: wordOverlap(text, gold.text),
    shingles: shingleShares(text, gold.text),
    with: snippetShare(text, gold.with ?? []),
    without: snippetShare(text, gold.without ?? []),
    empty: tokens(text).length === 0,
  };
}

/** Calls tools on the page as loaded: reloads it after a tool that changed it, and after a hang. */
class Loader {
  #browser: PageBrowser;
  #task: Measurement;
  #intact = false;

  constructor(browser: PageBrowser, task: Measurement) {
    this.#browser = browser;
    this.#task = task;
  }

  async call<T>(expression: string): Promise<T> {
    try {
      if (!this.#intact) {
        await this.#browser.load(this.#task.html, this.#task.gold.url, this.#task.scripts);
        await this.#browser.evaluate('Bench.prepare()', CALL_TIMEOUT);
        this.#intact = true;
      }
      return await this.#browser.evaluate<T>(expression, CALL_TIMEOUT);
    } catch (cause) {
      this.#intact = false;
      // A page that hangs or crashed takes its browser with it; the next call starts another.
      await this.#browser.close();
      throw cause;
    }
  }

  /** The next call loads the page again. */
  spoil(): void {
    this.#intact = false;
  }
}

async function coldReading(loader: Loader, tool: string, gold: Gold): Promise<Reading> {
  const id = JSON.stringify(tool);
  try {
    const { ms, error, changed } = await loader.call<ColdRun>(`Bench.runCold(${id})`);
    const text = error === null ? await loader.call<string>(`Bench.textFrom(${id})`) : '';
    if (changed) loader.spoil();
    return { tool, accuracy: accuracyOf(text, gold), error, changed, cold: error === null ? ms : null, warm: null };
  } catch (cause) {
    return { tool, accuracy: accuracyOf('', gold), error: firstLine(cause), changed: false, cold: null, warm: null };
  }
}

/** Median of several runs in milliseconds; null if one failed. */
async function warmTime(loader: Loader, { tool, changed }: Reading): Promise<number | null> {
  try {
    const plan = `{ runs: ${WARM_RUNS}, budget: ${WARM_BUDGET} }`;
    const times = await loader.call<number[]>(`Bench.runWarm(${JSON.stringify(tool)}, ${plan})`);
    if (changed) loader.spoil();
    return quantile(times, 0.5);
  } catch (cause) {
    process.stderr.write(`No warm time of ${tool}: ${firstLine(cause)}\n`);
    return null;
  }
}

function firstLine(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).split('\n', 1)[0] ?? '';
}
