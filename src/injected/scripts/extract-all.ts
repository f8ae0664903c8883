import type { ExtractOptions } from '../../article/extract-options.ts';
import type { PageSource } from '../../dom/page-source.ts';
import { rareStructure } from '../../dom/rare/rare-structure.ts';
import { prepareChosen } from '../../extract/extract.ts';
import type { PendingExtraction } from '../../extract/pending-extraction.ts';
import { publishCalls } from '../../platform/in-tab/publish-calls.ts';
import { PUBLIC_WORDS } from '../../platform/messages/protocol.ts';
import { heatmapCalls } from '../heatmap-calls.ts';
import { codeInTab, late, orNeeds, publish, required, resourcesInTab } from '../late-code.ts';
import { readingCalls } from '../reading-calls.ts';

// This script has the code built in.
publish('rare-structure', rareStructure);

/** Reads a page. Passes it to the script that marks parts, if that was injected. */
function prepare(page: PageSource, options: ExtractOptions): PendingExtraction {
  const extraction = prepareChosen(page, options);
  if (options.explain === true && page === document) late('take-walk')?.(extraction.walk);
  return extraction;
}

publishCalls('extract-all', () => ({
  ...readingCalls(document, { prepare }),
  ...heatmapCalls((options) => prepareChosen(document, options)),
  writeReport: ({ given = [], ...request }) =>
    orNeeds(() => {
      const write = required('page-report');
      const { [PUBLIC_WORDS]: publicWords } = resourcesInTab([PUBLIC_WORDS]);
      return write(request, publicWords ?? '', (options) => {
        const { read, needs, decide } = prepareChosen(document, options);
        const resources = resourcesInTab(needs, given);
        return { read, needs, resources, decided: decide(resources, codeInTab(given)) };
      });
    }),
}));
