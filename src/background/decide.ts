import weights from 'virtual:resource/winnow-weights';
import { DEFAULT_ALGORITHM } from '../engine/algorithms/default.ts';
import { pageOf } from '../engine/hand-over/page-text.ts';
import { textOfVerdicts } from '../engine/hand-over/verdicts-text.ts';
import { DEFAULT_WEIGHTS } from '../platform/messages/protocol.ts';

/**
 * Decides on a page that a tab has handed over, with the default algorithm. Page and verdicts are text. The background
 * stays compiled between presses, which scripts in pages never do. Throws where the text is no page.
 */
export function decide(page: string): string {
  return textOfVerdicts(DEFAULT_ALGORITHM.classify(pageOf(page), { [DEFAULT_WEIGHTS]: weights }));
}
