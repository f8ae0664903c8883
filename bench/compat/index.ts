import { boilerpipe, BOILERPIPE_CHAINS } from '../../src/engine/algorithms/boilerpipe/index.ts';
import { boilerpipeTree } from '../../src/engine/algorithms/boilerpipe-tree/index.ts';
import { bte } from '../../src/engine/algorithms/bte/index.ts';
import { divScorer } from '../../src/engine/algorithms/div-scorer/index.ts';
import { web2text } from '../../src/engine/algorithms/web2text/index.ts';
import type { Algorithm } from '../../src/engine/types.ts';
import { justextCompat } from './justext/index.ts';

/** Compat forms: each algorithm exactly as its paper or its published code. Only the benchmark runs them. */
export const COMPAT_ALGORITHMS: readonly Algorithm[] = [
  divScorer({ form: 'single' }),
  divScorer({ mend: false }),
  bte({ profile: 'compat' }),
  justextCompat(),
  ...BOILERPIPE_CHAINS.map((chain) => boilerpipe({ chain })),
  ...[1, 2, 3, 4, 5].map((depth) => boilerpipeTree({ profile: 'compat', depth })),
  boilerpipeTree({ profile: 'compat', base: 'default' }),
  boilerpipeTree({ profile: 'compat', base: 'article-1.2' }),
  boilerpipeTree({ profile: 'compat', base: 'canola' }),
  boilerpipeTree({ profile: 'compat', base: 'canola', depth: 1 }),
  web2text({ profile: 'compat' }),
];
