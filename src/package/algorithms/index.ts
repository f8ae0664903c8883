import type { Algorithm, AlgorithmId } from './algorithm.ts';
import { boilerpipe } from './boilerpipe.ts';
import { boilerpipeTree } from './boilerpipe-tree.ts';
import { bte } from './bte.ts';
import { divScorer } from './div-scorer.ts';
import { justext } from './justext.ts';
import { web2text } from './web2text.ts';
import { winnow } from './winnow.ts';

export type { Algorithm, AlgorithmId } from './algorithm.ts';
export { boilerpipe, boilerpipeTree, bte, divScorer, justext, web2text, winnow };

/** All algorithms by their ids, the default first, for programs that let their users choose. */
export const algorithms: Readonly<Record<AlgorithmId, Algorithm>> = {
  winnow,
  'div-scorer': divScorer,
  bte,
  justext,
  boilerpipe,
  'boilerpipe-tree': boilerpipeTree,
  web2text,
};
