import type { ExtractOptions } from '../article.ts';
import type { ReadOutcome } from './outcome.ts';

/** Extracts the article of a tab. Never throws: what stands in the way is part of the answer. */
export async function readTab(_tabId: number, _options: ExtractOptions = {}): Promise<ReadOutcome> {
  return { kind: 'blocked', cause: 'injection', detail: 'not yet' };
}
