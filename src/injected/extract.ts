import { prepareDefault } from '../extract/extract-default.ts';
import { publishCalls } from '../platform/publish-calls.ts';
import { RARE_KEY } from '../platform/protocol.ts';
import { publishedCode } from './published-code.ts';
import { readingCalls } from './reading-calls.ts';

publishCalls('extract', () => readingCalls(document, prepareDefault, () => publishedCode(RARE_KEY)));
