import { bte as engine } from '../../engine/algorithms/bte/index.ts';
import { builtAlgorithm, type Algorithm } from './algorithm.ts';

/** The stretch of the page with the most words and fewest tags. */
export const bte: Algorithm = /* @__PURE__ */ builtAlgorithm('bte', /* @__PURE__ */ engine());
