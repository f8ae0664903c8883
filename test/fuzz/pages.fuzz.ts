import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import resources from 'virtual:resources';
import { markupOf } from './draw-page.ts';
import { type PageModel, randomPages } from './page-model.ts';
import { checkPage } from './properties.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly fuzz: { readonly minutes: number; readonly seed: number; readonly rounds: number };
  }
}

const MINUTE = 60_000;
/** Pages that share a seed. Few, so that the seed of a failure leads back to it soon. */
const ROUND = 200;
/** Shrinking a failure may take as long as this, in milliseconds. */
const SHRINKING = 2 * MINUTE;

const { minutes, seed: first, rounds } = inject('fuzz');

test(
  `pages that no author would write, for ${String(minutes)} min from seed ${String(first)}: nothing throws, nothing is lost, doubled or let in, no page is changed`,
  async () => {
    const end = performance.now() + minutes * MINUTE;
    let read = 0;
    for (let seed = first; seed < first + rounds && performance.now() < end; seed++) {
      const outcome = await fc.check(
        fc.asyncProperty(randomPages, (model) => checkPage(model, resources)),
        { seed, numRuns: ROUND },
      );
      read += outcome.numRuns;
      if (outcome.failed) throw new Error(reportOf(seed, outcome));
      // The runner listens in between.
      await new Promise((resolve) => setTimeout(resolve));
    }
    console.info(`${String(read)} pages from seed ${String(first)}`);
    expect(read).toBeGreaterThan(0);
  },
  minutes * MINUTE + SHRINKING,
);

/** The smallest page on which it fails, as source, and how to see it again. */
function reportOf(seed: number, { counterexample, errorInstance, numShrinks }: fc.RunDetails<[PageModel]>): string {
  const [model] = counterexample!;
  const cause = errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : String(errorInstance);
  return [
    `Seed ${String(seed)} (npm run fuzz -- --seed ${String(seed)}), made smaller ${String(numShrinks)} times, put together by ${model.by}:`,
    markupOf(model).replaceAll('\n', '\\n'),
    `keep ${JSON.stringify(model.keep)}`,
    cause,
  ].join('\n');
}
