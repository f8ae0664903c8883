import { prepareDefault } from '../extract/extract-default.ts';
import { publishCalls } from '../platform/publish-calls.ts';
import { loadedRareScript } from './rare-script.ts';
import { readingCalls } from './reading-calls.ts';

publishCalls('extract', () => readingCalls(document, prepareDefault, loadedRareScript));
