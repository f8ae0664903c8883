import { prepareExtraction, prepareExtractionInSteps } from '../../extract/pending-extraction.ts';
import { publishCalls } from '../../platform/in-tab/publish-calls.ts';
import { decidedOutside, lateAlgorithm } from '../decided-outside.ts';
import { readingCalls } from '../reading-calls.ts';

publishCalls('extract', () =>
  readingCalls(document, {
    prepare: (page, options) => prepareExtraction(page, lateAlgorithm, options),
    prepareInSteps: (page, options) => prepareExtractionInSteps(page, lateAlgorithm, options),
    outside: decidedOutside,
  }),
);
