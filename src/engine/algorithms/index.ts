import type { Algorithm } from '../types.ts';
import { boilerpipe } from './boilerpipe/index.ts';
import { boilerpipeTree } from './boilerpipe-tree/index.ts';
import { bte } from './bte/index.ts';
import { divScorer } from './div-scorer/index.ts';
import { divScorerFallback } from './div-scorer/fallback.ts';
import { justext } from './justext/index.ts';
import { web2text } from './web2text/index.ts';
import { explain } from './winnow/explain.ts';
import { winnow } from './winnow/index.ts';

/** The algorithms that ship and that the user can choose, the default first. */
export const ALGORITHMS: readonly Algorithm[] = [
  winnow({ explain, fallback: divScorerFallback }),
  divScorer(),
  bte(),
  justext(),
  boilerpipe(),
  boilerpipeTree(),
  web2text(),
];

/** The shipped algorithm with this id, the default without an id; undefined for an unknown id. */
export function algorithmById(id?: string): Algorithm | undefined {
  if (id === undefined) return ALGORITHMS[0];
  return ALGORITHMS.find((algorithm) => algorithm.id === id);
}
