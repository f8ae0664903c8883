import { DEFAULT_ALGORITHM } from '../../../src/engine/algorithms/default.ts';
import { type PendingExtraction, prepareExtraction } from '../../../src/extract/pending-extraction.ts';
import { readingCalls } from '../../../src/injected/reading-calls.ts';
import { publishCalls } from '../../../src/platform/in-tab/publish-calls.ts';

// Does the same as injected/extract.js. To each extraction it adds the milliseconds of the steps, and when the reading
// started and was answered, in milliseconds since 1970.
publishCalls('extract', () => readingCalls(document, { prepare: prepareTimed }));

const since1970 = (time: number): number => performance.timeOrigin + time;

function prepareTimed(page: Parameters<typeof prepareExtraction>[0], options: object): PendingExtraction {
  let decided = 0;
  // A copy of the algorithm without its steps, so that `classify` is called.
  const { id, reasons, needs } = DEFAULT_ALGORITHM;
  const algorithm: typeof DEFAULT_ALGORITHM = {
    id,
    reasons,
    ...(needs && { needs }),
    classify(...given) {
      const before = performance.now();
      const verdicts = DEFAULT_ALGORITHM.classify(...given);
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
    decide(resources, need) {
      const before = performance.now();
      const wasDecided = decided;
      const extraction = pending.decide(resources, need);
      built += performance.now() - before - (decided - wasDecided);
      const times = { startedAt: since1970(start), answeredAt: since1970(performance.now()) };
      return { ...extraction, steps: { walked, decided, built, ...times } };
    },
  };
}
