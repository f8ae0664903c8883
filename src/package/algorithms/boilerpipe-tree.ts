import { boilerpipeTree as engine } from '../../engine/algorithms/boilerpipe-tree/index.ts';
import { builtAlgorithm, type Algorithm } from './algorithm.ts';

/** Boilerpipe's text, grouped by the tree of the page. */
export const boilerpipeTree: Algorithm = /* @__PURE__ */ builtAlgorithm('boilerpipe-tree', /* @__PURE__ */ engine());
