import { BLOCK_FEATURES } from '../../../src/engine/algorithms/web2text/feature-names.ts';

/** Lengths, punctuation, links, positions and tags of a text node, its parent and its grandparent. */
const NON_LEXICAL =
  /^(?:leaf|parent|grandparent)(?:\.(?:whole-span|log-chars|link-density|position(?:-2)?|punctuation(?:-count)?|log-punctuation|ends-in-\w+|<\w+>))?$/;

/** Numbers of the block features that need no pass over words, digits, sentences, copies or the whole page. */
export const NON_LEXICAL_FEATURES: readonly number[] = BLOCK_FEATURES.flatMap(({ name }, k) =>
  NON_LEXICAL.test(name) ? [k] : [],
);
