import { Readability } from '@mozilla/readability';
import { DEFAULT_ALGORITHM } from '../../../src/engine/algorithms/default.ts';
import { pageOf, textOfPage } from '../../../src/engine/hand-over/page-text.ts';
import { textOfVerdicts, verdictsOf } from '../../../src/engine/hand-over/verdicts-text.ts';
import { finish } from '../../../src/engine/steps.ts';
import type { Resources } from '../../../src/engine/types.ts';
import { ALL_CODE } from '../../../src/dom/rare/all-code.ts';
import { conclude } from '../../../src/extract/conclude.ts';
import { readPage } from '../../../src/extract/read-page.ts';

/** Milliseconds of the steps of one extraction. */
export type CallTimes = { readonly read: number; readonly decide: number; readonly build: number };

const HOW = { algorithm: DEFAULT_ALGORITHM.id, options: { force: true }, need: ALL_CODE };

/** Brings style and layout up to date, as on a page that the user reads. */
export function prepare(): void {
  document.documentElement.getBoundingClientRect();
}

/** Milliseconds of the next call of Readability, its copy of the document included. */
export function readability(): number {
  void globalThis.gc?.();
  const start = performance.now();
  new Readability(document.cloneNode(true) as Document).parse();
  return performance.now() - start;
}

/** Milliseconds of the next extraction by the default algorithm, by step. */
export function winnow(resources: Resources): CallTimes {
  void globalThis.gc?.();
  const start = performance.now();
  const read = readPage(document);
  const walked = performance.now();
  const verdicts = DEFAULT_ALGORITHM.classify(read.page, resources);
  const decided = performance.now();
  finish(conclude({ read, verdicts, ...HOW }));
  return { read: walked - start, decide: decided - walked, build: performance.now() - decided };
}

/** The whole extraction, decided on the page as it is handed over, for a comparison of two builds. */
export function extraction(resources: Resources): string {
  const read = readPage(document);
  const decided = DEFAULT_ALGORITHM.classify(pageOf(textOfPage(read.page)), resources);
  const verdicts = verdictsOf(textOfVerdicts(decided));
  return JSON.stringify(finish(conclude({ read, verdicts, ...HOW })));
}
