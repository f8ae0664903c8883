import { writeFile } from 'node:fs/promises';
import type { Page } from '../../src/engine/types.ts';
import { resources } from '../../vite/resources.ts';
import { BENCH_ALGORITHMS } from '../compat/bench-algorithms.ts';
import { exponentOf } from './fit-slope.ts';
import { syntheticPage } from './synthetic-page.ts';
import { RESULTS } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';

const SIZES = [1_000, 10_000, 100_000];
const RUNS = 7;
/** Milliseconds after which an algorithm is not run again on one size. */
const ENOUGH_MS = 3_000;
/**
 * Largest slope that passes; 1 is linear time, 2 quadratic. The largest page exceeds the processor's caches and causes
 * garbage collections, which adds a fifth to a third to every algorithm.
 */
const LINEAR = 1.5;

/**
 * npm run bench:slope-algorithms: growth of each algorithm's time with the blocks of a page. Writes algorithm-slope.md;
 * fails above LINEAR.
 */
async function main(): Promise<void> {
  const data = await resources();
  const pages = SIZES.map((blocks) => syntheticPage(blocks));
  const rows: { id: string; slope: number; times: number[] }[] = [];
  // Warms up the compiler. Otherwise the first algorithms are slower, until the compiler knows the shapes of pages and
  // blocks.
  for (const { classify } of BENCH_ALGORITHMS) for (let run = 0; run < RUNS; run++) classify(pages[0]!, data);
  for (const algorithm of BENCH_ALGORITHMS) {
    const times = pages.map((page) => timeOf((page) => algorithm.classify(page, data), page));
    rows.push({ id: algorithm.id, slope: exponentOf(times.map((ms, i) => ({ size: SIZES[i]!, ms }))), times });
  }
  const standard = rows[0]!.times;
  const lines = rows.map(
    ({ id, slope, times }) =>
      `| ${id} | ${slope.toFixed(2)} | ${times.map((time, i) => (time / standard[i]!).toFixed(2)).join(' | ')} |`,
  );
  const report = `# Growth of time with the page

\`npm run bench:slope\`: each algorithm on synthetic pages of ${SIZES.map((size) => size.toLocaleString('en')).join(', ')} blocks, in Node, warm. The slope is that of log time over log blocks: 1 is linear, 2
quadratic. The largest page exceeds the processor's caches, which raises all slopes. The other columns are times in multiples of the first row's time on the same page. On a busy machine they vary by half, the slopes by a tenth.

| algorithm | slope | ${SIZES.map((size) => size.toLocaleString('en')).join(' | ')} |
| --- | --- | ${SIZES.map(() => '---').join(' | ')} |
${lines.join('\n')}
`;
  await writeFile(`${RESULTS}algorithm-slope.md`, report);
  process.stdout.write(report);
  const slow = rows.filter(({ slope }) => slope > LINEAR).map(({ id }) => id);
  if (slow.length === 0) return;
  process.stderr.write(`Not linear: ${slow.join(', ')}\n`);
  process.exitCode = 1;
}

/** Milliseconds of the fastest of a few runs after the first. */
function timeOf(classify: (page: Page) => unknown, page: Page): number {
  const times: number[] = [];
  const start = performance.now();
  for (let run = 0; run <= RUNS && (times.length < 2 || performance.now() - start < ENOUGH_MS); run++) {
    const before = performance.now();
    classify(page);
    times.push(performance.now() - before);
  }
  return Math.min(...times.slice(1));
}

runCommand(main);
