import { writeFile } from 'node:fs/promises';
import { ALGORITHMS } from '../../src/engine/algorithms/index.ts';
import type { Algorithm, Page } from '../../src/engine/types.ts';
import { resources } from '../../vite/resources.ts';
import { syntheticPage } from './synthetic-page.ts';
import { RESULTS } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';
import { UsageError } from '../command/options.ts';

const SIZES = [10_000, 100_000];
/** Memory is measured whenever an array of this many bytes per block is created. */
const LARGE = 2;
const ARRAYS = ['Float64Array', 'Float32Array', 'Int32Array', 'Uint32Array', 'Int16Array', 'Uint8Array'] as const;
const MEGABYTE = 1e6;

/**
 * npm run bench:memory: peak memory of each algorithm's decision, in multiples of the outline. Measured after a garbage
 * collection whenever the algorithm creates a large array. Writes bench/results/memory.md.
 */
async function main(): Promise<void> {
  const { gc } = globalThis;
  if (!gc) throw new UsageError('Node does not expose its garbage collector. Run npm run bench:memory.');
  const data = await resources();
  // The first call of each algorithm creates tables that stay; they are not part of a page's memory.
  const warmUp = syntheticPage(1_000);
  for (const { classify } of ALGORITHMS) classify(warmUp, data);
  const held = (): number => {
    void gc();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const rows = new Map(ALGORITHMS.map(({ id }) => [id, [] as number[]]));
  const outlines: string[] = [];
  for (const size of SIZES) {
    const before = held();
    const page = syntheticPage(size);
    const outline = held() - before;
    outlines.push(
      `${(outline / MEGABYTE).toFixed(1)} MB with ${page.outline.elements.length.toLocaleString('en')} elements`,
    );
    for (const algorithm of ALGORITHMS) rows.get(algorithm.id)!.push(peakOf(algorithm, page) / outline);
  }
  const lines = [...rows].map(([id, times]) => `| ${id} | ${times.map((value) => value.toFixed(2)).join(' | ')} |`);
  const report = `# Memory of a decision

\`npm run bench:memory\`: peak memory of a decision, verdicts included, in multiples of the outline, on synthetic pages of ${SIZES.map((size) => size.toLocaleString('en')).join(' and ')} blocks (outlines of ${outlines.join(' and ')}). Measured after a garbage collection whenever a large array is created.

| algorithm | ${SIZES.map((size) => size.toLocaleString('en')).join(' | ')} |
| --- | ${SIZES.map(() => '---').join(' | ')} |
${lines.join('\n')}
`;
  await writeFile(`${RESULTS}memory.md`, report);
  process.stdout.write(report);

  /** Peak memory of one decision, in bytes. */
  function peakOf(algorithm: Algorithm, page: Page): number {
    const start = held();
    let peak = 0;
    const measure = (): void => {
      peak = Math.max(peak, held() - start);
    };
    const originals = ARRAYS.map((name) => [name, globalThis[name]] as const);
    for (const [name, original] of originals) {
      const watched = new Proxy(original, {
        construct(target, given: unknown[]) {
          const made = Reflect.construct(target, given) as { readonly byteLength: number };
          if (made.byteLength >= LARGE * page.outline.blocks.length) measure();
          return made;
        },
      });
      Object.assign(globalThis, { [name]: watched });
    }
    const answer = algorithm.classify(page, data);
    Object.assign(globalThis, Object.fromEntries(originals));
    measure();
    if (answer.keep.length !== page.outline.blocks.length)
      throw new Error(
        `${algorithm.id} returned ${answer.keep.length} verdicts for ${page.outline.blocks.length} blocks.`,
      );
    return peak;
  }
}

runCommand(main);
