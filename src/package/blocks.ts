import { reasonInEnglish } from './english-words.ts';
import { WinnowError } from './errors.ts';
import type { BlockAccount, Extraction } from './extraction.ts';

export type { BlockAccount, BlockKind } from './extraction.ts';

/** A block of the page with its verdict, and the reasons for it in English, strongest first. */
export interface ExplainedBlock extends BlockAccount {
  readonly explanations: readonly string[];
}

/**
 * The blocks of an extraction that was made with `explain: true`, with their reasons in English. Throws a WinnowError
 * for an extraction without blocks.
 */
export function explainedBlocks({ blocks }: Extraction): ExplainedBlock[] {
  if (blocks === undefined)
    throw new WinnowError(
      'invalid-input',
      'The extraction has no account of its blocks.',
      'Call extract with the option explain: true.',
    );
  return blocks.map((block) => ({ ...block, explanations: block.reasons.map(reasonInEnglish) }));
}
