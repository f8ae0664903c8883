import type { Algorithm } from '../types.ts';
import { boilerpipe, BOILERPIPE_CHAINS } from './boilerpipe/index.ts';
import { boilerpipeTree } from './boilerpipe-tree/index.ts';
import { bte } from './bte/index.ts';
import { divScorer } from './div-scorer/index.ts';
import { justext } from './justext/index.ts';
import { web2text } from './web2text/index.ts';
import { explain } from './winnow/explain.ts';
import { winnow } from './winnow/index.ts';

/** The algorithms that a person can choose, the default one first. */
export const ALGORITHMS: readonly Algorithm[] = [
  winnow({ explain }),
  divScorer(),
  bte(),
  justext(),
  boilerpipe(),
  boilerpipeTree(),
  web2text(),
];

/** Literal forms, for the benchmark's comparison with the texts: selectable by id, offered to nobody. */
export const REFERENCE_ALGORITHMS: readonly Algorithm[] = [
  divScorer({ form: 'single' }),
  divScorer({ mend: false }),
  bte({ profile: 'compat' }),
  justext({ profile: 'compat' }),
  ...BOILERPIPE_CHAINS.map((chain) => boilerpipe({ chain })),
  ...[1, 2, 3, 4, 5].map((depth) => boilerpipeTree({ profile: 'compat', depth })),
  boilerpipeTree({ profile: 'compat', base: 'default' }),
  boilerpipeTree({ profile: 'compat', base: 'article-1.2' }),
  boilerpipeTree({ profile: 'compat', base: 'canola' }),
  boilerpipeTree({ profile: 'compat', base: 'canola', depth: 1 }),
  web2text({ profile: 'compat' }),
];

/** The algorithm with this id, the default one where none is named; undefined where the id is unknown. */
export function algorithmById(id?: string): Algorithm | undefined {
  if (id === undefined) return ALGORITHMS[0];
  return [...ALGORITHMS, ...REFERENCE_ALGORITHMS].find((algorithm) => algorithm.id === id);
}
