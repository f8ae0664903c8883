import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { findChromium } from '../../scripts/browsers.mjs';
import { resources } from '../../vite/resources.ts';
import { bundleForPage } from '../browser/bundle-for-page.ts';
import { PageBrowser } from '../browser/page-browser.ts';
import { UsageError } from '../command/options.ts';
import { RESULTS } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';
import {
  aboveLinear,
  type Exponent,
  exponentsOf,
  LEAST_MS,
  LINEAR,
  lowerExponents,
  type ShapeTimes,
  slopeRow,
  slopeTable,
  type StepTimes,
} from './slope-report.ts';

/** Sizes in multiples of a shape's smallest page, and those of the second measurement. */
const FACTORS = [1, 3, 9];
const LARGER = [3, 9, 27];
const CALL_TIMEOUT = 300_000;
/** Least number of runs of a step, and milliseconds after which no further run starts. */
const RUNS = 3;
const ENOUGH_MS = 60;
/** Milliseconds after which no run starts, even before RUNS: in such a long run, noise is small. */
const AT_MOST_MS = 1_000;
const EMPTY = Buffer.from('<!doctype html><html lang="en"><title>The tide mill</title><body></body></html>');

/**
 * npm run bench:slope [-- --only word …]: measures how the time of each step grows with the size of the page, for many
 * shapes of pages at three sizes in Chromium, in processor time of the page's main thread. A shape with a step above
 * LINEAR is measured once more on larger pages, and the lower exponent counts: when memory outgrows a cache, a step
 * slows down once, not with each size. Writes slope.md unless only some shapes are measured; fails if a step is worse
 * than linear.
 */
async function main(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...argv], options: { only: { type: 'string', multiple: true } } });
  const executable = await findChromium();
  if (!executable) throw new UsageError('No Chromium found. Install one, or set WINNOW_CHROMIUM.');
  const scripts = [
    await bundleForPage(new URL('./in-page/time-steps.ts', import.meta.url), 'Steps'),
    `globalThis.TEXTS = ${JSON.stringify(await resources())}`,
  ];
  const withBrowser = async <T>(use: (browser: PageBrowser) => Promise<T>): Promise<T> => {
    const browser = new PageBrowser(executable, { callbacks: true });
    try {
      await browser.load(EMPTY, undefined, scripts);
      return await use(browser);
    } finally {
      await browser.close();
    }
  };
  const names = await withBrowser((browser) => browser.evaluate<string[]>('Steps.shapeNames()', CALL_TIMEOUT));
  const shapes: Exponent[][] = [];
  for (const name of chosen(names, values.only)) {
    try {
      // Each shape has its own browser, so that memory left by one shape does not slow down the next.
      shapes.push(await withBrowser((browser) => measure(browser, scripts, name)));
    } catch (cause) {
      process.stderr.write(`${name} was not measured: ${String(cause)}\n`);
      process.exitCode = 1;
      continue;
    }
    process.stdout.write(`${slopeRow(shapes.at(-1)!)}\n`);
    if (values.only === undefined) await writeFile(`${RESULTS}slope.md`, reportOf(shapes, names.length));
  }
  const slow = aboveLinear(shapes.flat());
  if (slow.length === 0) return;
  process.stderr.write(`Worse than linear: ${slow.map(({ shape, step }) => `${shape} (${step})`).join(', ')}\n`);
  process.exitCode = 1;
}

/** The names that equal a word, or that contain one that is no whole name; all names without words. */
function chosen(names: readonly string[], words: readonly string[] = ['']): string[] {
  return names.filter((name) => words.some((word) => (names.includes(word) ? name === word : name.includes(word))));
}

/** The exponents of all steps on a shape. Prints the times of those above LINEAR. */
async function measure(browser: PageBrowser, scripts: readonly string[], shape: string): Promise<Exponent[]> {
  const smaller = await timesOf(browser, scripts, shape, FACTORS);
  const first = exponentsOf(smaller);
  if (aboveLinear(first).length === 0) return first;
  const larger = await timesOf(browser, scripts, shape, LARGER);
  const lower = lowerExponents(first, exponentsOf(larger));
  for (const { step } of aboveLinear(lower))
    process.stderr.write(`${shape}, ${step}: ${timesLine(smaller, step)}; again ${timesLine(larger, step)}\n`);
  return lower;
}

/** The times of a step, each with the size of its page. */
function timesLine({ sizes, times }: ShapeTimes, step: string): string {
  return sizes.map((size, i) => `${size} units ${times[i]![step]!.toFixed(0)} ms`).join(', ');
}

/** Times of all steps on new pages of one shape. */
async function timesOf(
  browser: PageBrowser,
  scripts: readonly string[],
  shape: string,
  factors: readonly number[],
): Promise<ShapeTimes> {
  const sizes: number[] = [];
  const times: StepTimes[] = [];
  for (const factor of factors) {
    await browser.load(EMPTY, undefined, scripts);
    sizes.push(await browser.evaluate<number>(`Steps.fill(${JSON.stringify(shape)}, ${factor})`, CALL_TIMEOUT));
    times.push(await timesOfSteps(browser));
  }
  return { shape, sizes, times };
}

/** Times of each step on the page: the fastest of a few runs. */
async function timesOfSteps(browser: PageBrowser): Promise<StepTimes> {
  const times: Record<string, number> = {};
  for (const name of await browser.evaluate<string[]>('Steps.prepareSteps(TEXTS)', CALL_TIMEOUT)) {
    await browser.evaluate('void globalThis.gc?.()', CALL_TIMEOUT);
    let [least, total] = [Infinity, 0];
    for (let run = 0; (run < RUNS || total < ENOUGH_MS) && total <= AT_MOST_MS; run++) {
      const before = await browser.threadTime();
      await browser.evaluate(`Steps.runStep(${JSON.stringify(name)})`, CALL_TIMEOUT);
      const time = (await browser.threadTime()) - before;
      [least, total] = [Math.min(least, time), total + time];
    }
    times[name] = least;
  }
  return times;
}

function reportOf(shapes: readonly Exponent[][], all: number): string {
  return `# Growth of time with the page

\`npm run bench:slope\`: ${shapes.length} of ${all} shapes of pages, each at three sizes that differ by a factor of three, in Chromium on the live page. Each step is timed by itself in processor time of the page's main thread, the fastest of several runs. The article keeps all blocks of the page, so that every step has work. The figures are exponents of time over size, by least squares of the logarithms: 1 is linear, 2 quadratic. Where one is above ${LINEAR}, the shape is measured again on pages three times as large, and the lower figure stands here; figures that stay above are bold. A dash stands for a step that takes less than ${LEAST_MS} ms on the largest page.

${slopeTable(shapes)}
`;
}

runCommand(main);
