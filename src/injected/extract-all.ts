import type { ExtractOptions } from '../article/extract-options.ts';
import { rareStructure } from '../extract/rare-structure.ts';
import { prepareChosen } from '../extract/extract.ts';
import { type PageSource, type PendingExtraction, RareCode } from '../extract/extract-default.ts';
import { loadedPacks } from '../platform/in-tab/loaded-packs.ts';
import {
  CORRECTIONS_KEY,
  FORMULAS_KEY,
  PUBLIC_WORDS,
  REPORT_KEY,
  REPORT_PACK,
  WALK_KEY,
} from '../platform/messages/protocol.ts';
import { publishCalls } from '../platform/in-tab/publish-calls.ts';
import { heatmapCalls } from './heatmap-calls.ts';
import { publishedCode } from './published-code.ts';
import { missingPacks, readingCalls } from './reading-calls.ts';

const rareCode = (): RareCode =>
  new RareCode(rareStructure, publishedCode(FORMULAS_KEY), publishedCode(CORRECTIONS_KEY));

/** Reads a page. Passes it to the script that marks parts, if that was injected. */
function prepare(page: PageSource, options: ExtractOptions): PendingExtraction {
  const extraction = prepareChosen(page, options);
  if (options.explain === true && page === document) publishedCode(WALK_KEY)?.(extraction.walk);
  return extraction;
}

publishCalls('extract-all', () => ({
  ...readingCalls(document, prepare, rareCode),
  ...heatmapCalls((options) => prepareChosen(document, options)),
  writeReport: (request) =>
    publishedCode(REPORT_KEY)?.(request, (options) => {
      const extraction = prepareChosen(document, options);
      const decide = () => extraction.decide(loadedPacks(), rareCode());
      return { ...extraction, packs: missingPacks(extraction), decide };
    }) ?? { kind: 'needs', packs: [REPORT_PACK, `packs/${PUBLIC_WORDS}`] },
}));
