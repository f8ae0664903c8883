import { prepareDefault } from '../extract/extract-default.ts';
import { publish } from '../platform/publish.ts';
import { nextPageCalls } from './next-page.ts';
import { readingCalls } from './publish-reading.ts';

publish('extract', () => ({
  ...readingCalls((ask) => prepareDefault(document, ask)),
  ...nextPageCalls(prepareDefault),
}));
