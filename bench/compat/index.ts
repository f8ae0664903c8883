import { boilerpipeCompat, EXTRACTOR_NAMES } from './boilerpipe/index.ts';
import { boilerpipeTreeCompat } from './boilerpipe-tree/index.ts';
import { bteCompat } from './bte/index.ts';
import { divScorerRegion, divScorerSingle } from './div-scorer/index.ts';
import type { Algorithm } from '../../src/engine/types.ts';
import { justextCompat } from './justext/index.ts';
import { web2textCompat } from './web2text/index.ts';

/** Compat forms: each algorithm exactly as in its paper or its published code. Only the benchmark runs them. */
export const COMPAT_ALGORITHMS: readonly Algorithm[] = [
  divScorerSingle(),
  divScorerRegion(),
  bteCompat(),
  justextCompat(),
  ...EXTRACTOR_NAMES.map(boilerpipeCompat),
  ...[1, 2, 3, 4, 5].map((depth) => boilerpipeTreeCompat({ depth })),
  boilerpipeTreeCompat({ base: 'default' }),
  boilerpipeTreeCompat({ base: 'article-1.2' }),
  boilerpipeTreeCompat({ base: 'canola' }),
  boilerpipeTreeCompat({ base: 'canola', depth: 1 }),
  web2textCompat(),
];
