import type { Algorithm } from '../../../src/engine/types.ts';
import { type PendingExtraction, prepareExtraction } from '../../../src/extract/pending-extraction.ts';
import { decidedOutside, lateAlgorithm } from '../../../src/injected/decided-outside.ts';
import { readingCalls } from '../../../src/injected/reading-calls.ts';
import { publishCalls } from '../../../src/platform/in-tab/publish-calls.ts';

// Does the same as injected/extract.js. To each extraction it adds the milliseconds of the steps, and when the reading
// started and was answered, in milliseconds since 1970. A decision outside of the page begins when the page is walked
// and ends when the verdicts have arrived.
publishCalls('extract', () => readingCalls(document, { prepare: prepareTimed, outside: decidedOutside }));

const since1970 = (time: number): number => performance.timeOrigin + time;

function prepareTimed(page: Parameters<typeof prepareExtraction>[0], options: object): PendingExtraction {
  let decided = 0;
  // Without the steps of the algorithm, so that `classify` is called.
  const algorithm: Algorithm = {
    id: lateAlgorithm.id,
    reasons: lateAlgorithm.reasons,
    classify(...given) {
      const before = performance.now();
      const verdicts = lateAlgorithm.classify(...given);
      decided = performance.now() - before;
      return verdicts;
    },
  };
  const start = performance.now();
  const pending = prepareExtraction(page, algorithm, options);
  const walked = performance.now() - start;
  let built = 0;
  // The result has no decideInSteps, so that `decide` is called.
  return {
    needs: pending.needs,
    ...(pending.page && { page: pending.page }),
    decide(resources, need, given) {
      const before = performance.now();
      if (given && decided === 0) decided = before - start - walked;
      const wasDecided = decided;
      const extraction = pending.decide(resources, need, given);
      built += performance.now() - before - (decided - wasDecided);
      const times = { startedAt: since1970(start), answeredAt: since1970(performance.now()) };
      return { ...extraction, steps: { walked, decided, built, ...times } };
    },
  };
}
