import { rareStructure } from '../extract/rare-structure.ts';
import { prepareChosen } from '../extract/extract.ts';
import { RareCode } from '../extract/extract-default.ts';
import { CORRECTIONS_KEY, FORMULAS_KEY, TEMPLATE_KEY } from '../platform/protocol.ts';
import { publishCalls } from '../platform/publish-calls.ts';
import { heatmapCalls } from './heatmap-calls.ts';
import { publishedCode } from './published-code.ts';
import { readingCalls } from './reading-calls.ts';

publishCalls('extract-all', () => ({
  ...readingCalls(
    document,
    prepareChosen,
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
