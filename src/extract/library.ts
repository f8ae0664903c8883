import type { Extraction, ExtractOptions } from '../article.ts';
import { extract as extractWith } from './extract.ts';
import resources from 'virtual:resources';

export { algorithms } from './extract.ts';
export type { Article, Extraction, ExtractOptions } from '../article.ts';

/** `extract` with the resources of all algorithms built in: the API of dist/engine/winnow.js. */
export function extract(document: Document, options: ExtractOptions = {}): Extraction {
  return extractWith(document, options, resources);
}
