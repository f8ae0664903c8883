import type { ExtractOptions } from '../article.ts';
import { prepareChosen } from '../extract/extract.ts';
import { publish } from '../platform/publish.ts';
import { nextPageCalls } from './next-page.ts';
import { paintingCalls } from './publish-painting.ts';
import { readingCalls } from './publish-reading.ts';

const read = (ask: ExtractOptions) => prepareChosen(document, ask);

publish('extract-all', () => ({ ...readingCalls(read), ...nextPageCalls(prepareChosen), ...paintingCalls(read) }));
