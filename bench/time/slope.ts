import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { findChromium } from '../../scripts/browsers.mjs';
import { resources } from '../../vite/resources.ts';
import { bundleForPage } from '../browser/bundle-for-page.ts';
import { PageBrowser } from '../browser/page-browser.ts';
import { UsageError } from '../command/options.ts';
import { RESULTS } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';
import type { StepTimes } from './in-page/time-steps.ts';
import { aboveLinear, exponentsOf, LEAST_MS, LINEAR, type ShapeTimes, slopeTable } from './slope-report.ts';

/** Sizes in multiples of a shape's smallest page. */
const FACTORS = [1, 3, 9];
const CALL_TIMEOUT = 100_000;
const EMPTY = Buffer.from('<!doctype html><html lang="en"><title>The tide mill</title><body></body></html>');

/**
 * npm run bench:slope [-- --only word]: growth of the time of each step with the page, for many shapes of pages at
 * three sizes in Chromium. A shape with a step above LINEAR is measured once more, and the lower times count. Writes
 * slope.md unless only some shapes are measured; fails if a step is worse than linear.
 */
async function main(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...argv], options: { only: { type: 'string' } } });
  const executable = await findChromium();
  if (!executable) throw new UsageError('No Chromium found. Install one, or set WINNOW_CHROMIUM.');
  const scripts = [
    await bundleForPage(new URL('./in-page/time-steps.ts', import.meta.url), 'Steps'),
    `globalThis.TEXTS = ${JSON.stringify(await resources())}`,
  ];
  const browser = new PageBrowser(executable, { callbacks: true });
  await browser.load(EMPTY, undefined, scripts);
  const names = await browser.evaluate<string[]>('Steps.shapeNames()', CALL_TIMEOUT);
  const measured: ShapeTimes[] = [];
  for (const name of names.filter((name) => name.includes(values.only ?? ''))) {
    const first = await measure(browser, scripts, name);
    const isSlow = aboveLinear(exponentsOf([first])).length > 0;
    const shape = isSlow ? fasterOf(first, await measure(browser, scripts, name)) : first;
    measured.push(shape);
    process.stdout.write(`${slopeTable([shape]).split('\n').at(-1)}\n`);
    const slow = aboveLinear(exponentsOf([shape])).map(
      ({ step }) => `${step} ${shape.times.map((times) => times[step]!.toFixed(1)).join(' ')}`,
    );
    if (slow.length > 0) process.stdout.write(`    ms: ${slow.join('; ')}\n`);
  }
  if (values.only === undefined) await writeFile(`${RESULTS}slope.md`, reportOf(measured));
  const slow = aboveLinear(exponentsOf(measured));
  if (slow.length === 0) return;
  process.stderr.write(`Worse than linear: ${slow.map(({ shape, step }) => `${shape} (${step})`).join(', ')}\n`);
  process.exitCode = 1;
}

/** Times of all steps on new pages of one shape. */
async function measure(browser: PageBrowser, scripts: readonly string[], shape: string): Promise<ShapeTimes> {
  const sizes: number[] = [];
  const times: StepTimes[] = [];
  for (const factor of FACTORS) {
    await browser.load(EMPTY, undefined, scripts);
    sizes.push(await browser.evaluate<number>(`Steps.fill(${JSON.stringify(shape)}, ${factor})`, CALL_TIMEOUT));
    times.push(await browser.evaluate<StepTimes>('Steps.timeSteps(TEXTS)', CALL_TIMEOUT));
  }
  return { shape, sizes, times };
}

/** The lower time of each step at each size. */
function fasterOf(one: ShapeTimes, other: ShapeTimes): ShapeTimes {
  const times = one.times.map((steps, i) =>
    Object.fromEntries(Object.entries(steps).map(([step, ms]) => [step, Math.min(ms, other.times[i]![step]!)])),
  );
  return { ...one, times };
}

function reportOf(measured: readonly ShapeTimes[]): string {
  return `# Growth of time with the page

\`npm run bench:slope\`: ${measured.length} shapes of pages, each at three sizes that differ by a factor of three, in Chromium on the live page. Each step is timed by itself, the fastest of several runs. The article keeps all blocks of the page, so that every step has work. The figures are exponents of time over size, by least squares of the logarithms: 1 is linear, 2 quadratic. Above ${LINEAR} they are bold. A dash stands for a step that takes less than ${LEAST_MS} ms on the largest page.

${slopeTable(measured)}
`;
}

runCommand(main);
