import { explainedBlocks } from './blocks.ts';
import type { Extraction } from './extraction.ts';

/** Logs the verdict of each block and its reasons, where the option `debug` of another tool asks for it. */
export function logBlocks(extraction: Extraction): void {
  for (const { kept, explanations, text } of explainedBlocks(extraction))
    // eslint-disable-next-line no-console -- The option asks for it.
    console.log(`Winnow: ${kept ? 'keeps' : 'drops'} (${explanations.join(', ')}): ${text}`);
}
