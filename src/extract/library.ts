import type { ExtractOptions } from '../article/extract-options.ts';
import type { Extraction } from '../article/extraction.ts';
import { extract as extractWith } from './extract.ts';
import resources from 'virtual:resources';

export { algorithms } from './extract.ts';
export type { Article } from '../article/article.ts';
export type { ExtractOptions } from '../article/extract-options.ts';
export type { Extraction } from '../article/extraction.ts';

/** `extract` with the resources of all algorithms built in. */
export function extract(document: Document, options: ExtractOptions = {}): Extraction {
  return extractWith(document, options, resources);
}
