import { BLOCK_FEATURES } from '../../../src/engine/algorithms/web2text/feature-names.ts';

/** Lengths, marks, links, places and tags: nothing for which words, digits or sentences have to be told, copies looked for, or the whole page be summed up. */
const CHEAP =
  /^(?:leaf|parent|grandparent)(?:\.(?:whole-span|log-chars|link-density|position(?:-2)?|punctuation(?:-count)?|log-punctuation|ends-in-\w+|<\w+>))?$/;

/** Numbers of the features of blocks that cost no look at words, in any language. */
export const CHEAP_FEATURES: readonly number[] = BLOCK_FEATURES.flatMap(({ name }, k) => (CHEAP.test(name) ? [k] : []));
