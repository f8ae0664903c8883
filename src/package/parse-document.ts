import { asDocument } from './dom/parse-html.ts';
import { parseLight } from './light-dom/parse.ts';
import { checkNodes, checkTime } from './limits.ts';
import type { ExtractOptions } from './options.ts';

/** Nodes between two looks at the clock. */
const NODES_A_LOOK = 1024;

/** The document of a page's HTML, within the limits of the options. */
export function parseDocument(html: string, deadline: number, options: ExtractOptions): Document {
  const document = parseLight(html, (nodes) => {
    checkNodes(nodes, options);
    if (nodes % NODES_A_LOOK === 0) checkTime(deadline, options);
  });
  return asDocument(document);
}
