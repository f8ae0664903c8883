import { writeFile } from 'node:fs/promises';
import { ALGORITHMS } from '../../src/engine/algorithms/index.ts';
import type { Algorithm, Page } from '../../src/engine/types.ts';
import { resources } from '../../vite/resources.ts';
import { syntheticPage } from './synthetic-page.ts';
import { RESULTS } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';
import { UsageError } from '../command/options.ts';

const SIZES = [10_000, 100_000];
/** Arrays of so many bytes a block are worth a look at the memory. */
const LARGE = 2;
const ARRAYS = ['Float64Array', 'Float32Array', 'Int32Array', 'Uint32Array', 'Int16Array', 'Uint8Array'] as const;
const MEGABYTE = 1e6;

/**
 * npm run bench:memory: the most that each algorithm holds at one time while it decides, as multiples of the outline that it decides on. Looked at whenever it
 * makes a large array, after all garbage is collected. Writes bench/results/memory.md.
 */
async function main(): Promise<void> {
  const { gc } = globalThis;
  if (!gc)
    throw new UsageError('Run it with "npm run bench:memory": Node has to be told to let its garbage be collected.');
  const data = await resources();
  // What is made once, by the first call of each, is no page's.
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
    for (const algorithm of ALGORITHMS) rows.get(algorithm.id)!.push(most(algorithm, page) / outline);
  }
  const lines = [...rows].map(([id, times]) => `| ${id} | ${times.map((value) => value.toFixed(2)).join(' | ')} |`);
  const report = `# Memory of a decision

\`npm run bench:memory\`: the most that an algorithm holds at one time while it decides, its answer with it, in multiples of the outline, on made-up pages of ${SIZES.map((size) => size.toLocaleString('en')).join(' and ')} blocks (outlines of ${outlines.join(' and ')}). Looked at whenever a large array is made, after garbage is collected.

| algorithm | ${SIZES.map((size) => size.toLocaleString('en')).join(' | ')} |
| --- | ${SIZES.map(() => '---').join(' | ')} |
${lines.join('\n')}
`;
  await writeFile(`${RESULTS}memory.md`, report);
  process.stdout.write(report);

  /** Bytes. */
  function most(algorithm: Algorithm, page: Page): number {
    const start = held();
    let peak = 0;
    const look = (): void => {
      peak = Math.max(peak, held() - start);
    };
    const originals = ARRAYS.map((name) => [name, globalThis[name]] as const);
    for (const [name, original] of originals) {
      const watched = new Proxy(original, {
        construct(target, given: unknown[]) {
          const made = Reflect.construct(target, given) as { readonly byteLength: number };
          if (made.byteLength >= LARGE * page.outline.blocks.length) look();
          return made;
        },
      });
      Object.assign(globalThis, { [name]: watched });
    }
    const answer = algorithm.classify(page, data);
    Object.assign(globalThis, Object.fromEntries(originals));
    look();
    if (answer.keep.length !== page.outline.blocks.length)
      throw new Error(`${algorithm.id} has not answered for every block.`);
    return peak;
  }
}

runCommand(main);
