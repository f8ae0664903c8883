import { rareStructure } from '../extract/rare-structure.ts';
import { prepareChosen } from '../extract/extract.ts';
import { publishCalls } from '../platform/publish-calls.ts';
import { heatmapCalls } from './heatmap-calls.ts';
import { readingCalls } from './reading-calls.ts';

publishCalls('extract-all', () => ({
  ...readingCalls(document, prepareChosen, () => rareStructure),
  ...heatmapCalls((options) => prepareChosen(document, options)),
}));
