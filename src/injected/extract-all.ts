import type { ExtractOptions } from '../article.ts';
import { rareStructure } from '../extract/rare-structure.ts';
import { prepareChosen } from '../extract/extract.ts';
import { type PageSource, type PendingExtraction, RareCode } from '../extract/extract-default.ts';
import { CORRECTIONS_KEY, FORMULAS_KEY, TEMPLATE_KEY, WALK_KEY } from '../platform/protocol.ts';
import { publishCalls } from '../platform/publish-calls.ts';
import { heatmapCalls } from './heatmap-calls.ts';
import { publishedCode } from './published-code.ts';
import { readingCalls } from './reading-calls.ts';

/** Reads a page. Where its parts are marked, the script that marks them gets it. */
function prepare(page: PageSource, options: ExtractOptions): PendingExtraction {
  const extraction = prepareChosen(page, options);
  if (options.explain === true && page === document) publishedCode(WALK_KEY)?.(extraction.walk);
  return extraction;
}

publishCalls('extract-all', () => ({
  ...readingCalls(
    document,
    prepare,
    () =>
      new RareCode(
        rareStructure,
        publishedCode(FORMULAS_KEY),
        publishedCode(CORRECTIONS_KEY),
        publishedCode(TEMPLATE_KEY),
      ),
  ),
  ...heatmapCalls((options) => prepareChosen(document, options)),
}));
