import { boilerpipe as engine } from '../../engine/algorithms/boilerpipe/index.ts';
import { builtAlgorithm, type Algorithm } from './algorithm.ts';

/** Text blocks by their words and links and those of their neighbours. */
export const boilerpipe: Algorithm = /* @__PURE__ */ builtAlgorithm('boilerpipe', /* @__PURE__ */ engine());
