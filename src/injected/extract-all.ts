import type { ExtractOptions } from '../article.ts';
import { prepareChosen } from '../extract/extract.ts';
import { publishCalls } from '../platform/publish-calls.ts';
import { nextPageCalls } from './next-page-calls.ts';
import { heatmapCalls } from './heatmap-calls.ts';
import { readingCalls } from './reading-calls.ts';

const read = (options: ExtractOptions) => prepareChosen(document, options);

publishCalls('extract-all', () => ({ ...readingCalls(read), ...nextPageCalls(prepareChosen), ...heatmapCalls(read) }));
