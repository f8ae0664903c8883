import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import resources from 'virtual:resources';
import { checkBlockAccounts, type Found } from './block-accounts.ts';
import { markupOf } from './draw-page.ts';
import { type PageModel, randomPages } from './page-model.ts';
import { checkPage } from './properties.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly fuzz: { readonly minutes: number; readonly seed: number; readonly rounds: number };
  }
}

const MINUTE = 60_000;
/** Pages per seed; few, so that a failing seed is quick to repeat. */
const PAGES_PER_SEED = 200;
/** Milliseconds that fast-check may take to shrink a failing page. */
const SHRINK_LIMIT = 2 * MINUTE;

const { minutes, seed: first, rounds } = inject('fuzz');

test(
  `reads random pages from seed ${String(first)} for at most ${String(minutes)} min`,
  async () => {
    const end = performance.now() + minutes * MINUTE;
    let read = 0;
    const found: Record<Found, number> = { nothing: 0, accounts: 0, 'put back': 0 };
    for (let seed = first; seed < first + rounds && performance.now() < end; seed++) {
      const outcome = await fc.check(
        fc.asyncProperty(randomPages, fc.nat(), async (model, pick) => {
          await checkPage(model, resources);
          found[checkBlockAccounts(model, pick)]++;
        }),
        { seed, numRuns: PAGES_PER_SEED },
      );
      read += outcome.numRuns;
      if (outcome.failed) throw new Error(reportOf(seed, outcome));
      // Lets the test runner process its messages.
      await new Promise((resolve) => setTimeout(resolve));
    }
    console.info(`${String(read)} pages from seed ${String(first)}`);
    expect(read).toBeGreaterThan(0);
    // Else the accounts were hardly checked.
    expect(found.nothing).toBeLessThan(read / 2);
    expect(found['put back']).toBeGreaterThan(read / 10);
  },
  minutes * MINUTE + SHRINK_LIMIT,
);

/** Describes the smallest failing page and how to repeat the failure. */
function reportOf(
  seed: number,
  { counterexample, errorInstance, numShrinks }: fc.RunDetails<[PageModel, number]>,
): string {
  const [model, pick] = counterexample!;
  const cause = errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : String(errorInstance);
  return [
    `Seed ${String(seed)} (npm run fuzz -- --seed ${String(seed)}), shrunk ${String(numShrinks)} times, page made by ${model.by}:`,
    markupOf(model).replaceAll('\n', '\\n'),
    `keep ${JSON.stringify(model.keep)}, put back block ${String(pick)} of those left out`,
    cause,
  ].join('\n');
}
