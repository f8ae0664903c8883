import stopWords from 'virtual:resource/stop-words';
import { justext as engine } from '../../engine/algorithms/justext/index.ts';
import { builtAlgorithm, type Algorithm } from './algorithm.ts';

/** Paragraphs by length, links and stop words, then by their neighbours. Holds the stop words of 46 languages. */
export const justext: Algorithm = /* @__PURE__ */ builtAlgorithm('justext', /* @__PURE__ */ engine(), stopWords);
