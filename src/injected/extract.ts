import { prepareDefault, prepareDefaultInSteps, RareCode } from '../extract/extract-default.ts';
import { publishCalls } from '../platform/in-tab/publish-calls.ts';
import { CORRECTIONS_KEY, FORMULAS_KEY, RARE_KEY } from '../platform/messages/protocol.ts';
import { publishedCode } from './published-code.ts';
import { readingCalls } from './reading-calls.ts';

publishCalls('extract', () =>
  readingCalls(
    document,
    prepareDefault,
    () => new RareCode(publishedCode(RARE_KEY), publishedCode(FORMULAS_KEY), publishedCode(CORRECTIONS_KEY)),
    prepareDefaultInSteps,
  ),
);
