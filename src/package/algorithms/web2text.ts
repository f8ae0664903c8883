import weights from 'virtual:resource/web2text-weights';
import { web2text as engine } from '../../engine/algorithms/web2text/index.ts';
import { WEIGHTS_NAME } from '../../engine/algorithms/web2text/weights.ts';
import { builtAlgorithm, type Algorithm } from './algorithm.ts';

/** A small convolutional network over text nodes. */
export const web2text: Algorithm = /* @__PURE__ */ builtAlgorithm('web2text', /* @__PURE__ */ engine(), {
  [WEIGHTS_NAME]: weights,
});
