import { readForArticle } from '../extract.ts';
import { publish } from '../platform/publish.ts';
import { readingCalls } from './publish-reading.ts';

publish('extract-all', () => readingCalls((ask) => readForArticle(document, ask)));
