import { DOCUMENT_NODE } from '../dom/node-constants.ts';
import type { DocumentLike } from './document-like.ts';
import { WinnowError } from './errors.ts';
import { checkSize } from './limits.ts';
import type { ExtractOptions } from './options.ts';
import { parseDocument } from './parse-document.ts';

/** The document that a caller gave, or that of the HTML. Throws for anything else. */
export function readInput(input: DocumentLike | string, deadline: number, options: ExtractOptions): Document {
  if (typeof input === 'string') return parseDocument(input, deadline, options);
  if (!isDocument(input))
    throw new WinnowError(
      'invalid-input',
      'The input is neither a document nor a string.',
      'Pass the HTML of a page, or the document of a browser, jsdom, happy-dom or linkedom.',
    );
  checkSize(input, options);
  return input;
}

function isDocument(input: unknown): input is Document {
  return typeof input === 'object' && input !== null && 'nodeType' in input && input.nodeType === DOCUMENT_NODE;
}
