import shared from '../engine/algorithms/words.json';
import boilerpipe from '../engine/algorithms/boilerpipe/words.json';
import boilerpipeTree from '../engine/algorithms/boilerpipe-tree/words.json';
import bte from '../engine/algorithms/bte/words.json';
import divScorer from '../engine/algorithms/div-scorer/words.json';
import justext from '../engine/algorithms/justext/words.json';
import web2text from '../engine/algorithms/web2text/words.json';
import winnow from '../engine/algorithms/winnow/words.json';
import { BUILDER_REASONS, CHOICE_REASONS, PERSON_REASONS } from '../article/blocks.ts';
import { WinnowError } from './errors.ts';
import type { BlockAccount, Extraction } from './extraction.ts';

export type { BlockAccount, BlockKind } from './extraction.ts';

/** A block of the page with its verdict, and the reasons for it in English, strongest first. */
export interface ExplainedBlock extends BlockAccount {
  readonly explanations: readonly string[];
}

const WORDS: Readonly<Record<string, string>> = {
  ...Object.assign(
    {},
    ...[shared, boilerpipe, boilerpipeTree, bte, divScorer, justext, web2text, winnow].map((words) =>
      'reasons' in words ? words.reasons : {},
    ),
  ),
  [BUILDER_REASONS.kept]: 'belongs to a table, list or post that was kept',
  [BUILDER_REASONS.leftOut]: 'stated apart from the content, such as the title, or not text to read, such as a button',
  [CHOICE_REASONS.kept]: 'in the chosen selection',
  [CHOICE_REASONS.leftOut]: 'not in the chosen selection',
  [CHOICE_REASONS.largest]: 'no article was found; only the largest readable part is kept',
  [PERSON_REASONS.hand]: 'corrected by hand',
  [PERSON_REASONS.rule]: 'a rule of the site',
};

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
  return blocks.map((block) => ({ ...block, explanations: block.reasons.map((key) => WORDS[key] ?? key) }));
}
