import { readByDefault } from '../extract-default.ts';
import { publish } from '../platform/publish.ts';
import { readingCalls } from './publish-reading.ts';

publish('extract', () => readingCalls((ask) => readByDefault(document, ask)));
