import { prepareDefault } from '../extract/extract-default.ts';
import { publishCalls } from '../platform/publish-calls.ts';
import { nextPageCalls } from './next-page-calls.ts';
import { readingCalls } from './reading-calls.ts';

publishCalls('extract', () => ({
  ...readingCalls((options) => prepareDefault(document, options)),
  ...nextPageCalls(prepareDefault),
}));
