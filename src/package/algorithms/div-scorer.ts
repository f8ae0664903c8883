import { divScorer as engine } from '../../engine/algorithms/div-scorer/index.ts';
import { builtAlgorithm, type Algorithm } from './algorithm.ts';

/** The region of the page with the most text-like elements. */
export const divScorer: Algorithm = /* @__PURE__ */ builtAlgorithm('div-scorer', /* @__PURE__ */ engine());
