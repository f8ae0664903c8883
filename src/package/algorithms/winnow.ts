import weights from 'virtual:resource/winnow-weights';
import { explain } from '../../engine/algorithms/winnow/explain.ts';
import { FOREST_NAME, winnow as engine } from '../../engine/algorithms/winnow/index.ts';
import { builtAlgorithm, type Algorithm } from './algorithm.ts';

/** Boosted trees over many kinds of evidence: the default. */
export const winnow: Algorithm = /* @__PURE__ */ builtAlgorithm('winnow', /* @__PURE__ */ engine({ explain }), {
  [FOREST_NAME]: weights,
});
