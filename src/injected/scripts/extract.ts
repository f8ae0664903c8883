import { prepareDefault, prepareDefaultInSteps } from '../../extract/extract-default.ts';
import { publishCalls } from '../../platform/in-tab/publish-calls.ts';
import { readingCalls } from '../reading-calls.ts';

publishCalls('extract', () =>
  readingCalls(document, { prepare: prepareDefault, prepareInSteps: prepareDefaultInSteps }),
);
