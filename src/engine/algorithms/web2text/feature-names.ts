import { tagBit } from './tag-bits.ts';

/** A feature and its definition, as features.md prints it. */
export type Feature = { readonly name: string; readonly definition: string };

/** Features of a node, from all leaves below it. */
export const NODE_FEATURES: readonly Feature[] = [
  {
    name: 'whole-span',
    definition: '1 if the node spans the page from its first text to its last, else 0 (a truncated quotient)',
  },
  { name: 'link-density', definition: 'z(link density; 0.5, 0.5)' },
  {
    name: 'word-length',
    definition: 'mean word length, −1 without words, else z(clip(⌊·⌋; 3, 15); 4.910001, 1.905709)',
  },
  { name: 'stop-word', definition: '±1: has a stop word' },
  { name: 'stop-ratio', definition: 'stop words / words, 0 without words, else z(·; 0.374, 0.1529)' },
  { name: 'log-chars', definition: 'z(clip(ln characters; 2.5, 10); 6, 2.14)' },
  {
    name: 'log-punctuation',
    definition: 'punctuation marks / characters, 0 without marks, else z(clip(ln ·; −4, −2.5); −3.338525, 0.6058926)',
  },
  { name: 'digit', definition: '±1: has a digit' },
  { name: 'digit-ratio', definition: 'digits / characters, z(·; 0.2655969, 0.3052819)' },
  { name: 'log-sentence', definition: 'mean length of a sentence, z(clip(ln ⌊·⌋; 2, 5); 3.109, 1.011)' },
  { name: 'ends-in-punctuation', definition: '±1: the last text does' },
  { name: 'ends-in-question', definition: '±1: the last text does' },
  { name: 'copyright', definition: '±1: has ©' },
  { name: 'email', definition: '±1: has an e-mail address' },
  { name: 'url', definition: '±1: has a URL' },
  { name: 'year', definition: '±1: has a word of four digits' },
  {
    name: 'capitals',
    definition: 'κ = capitalised words / words: 0 without words, else z(κ; 0.4475758, 0.4129316)',
  },
  { name: 'capitals-2', definition: 'z(κ²; 0.3708354, 0.4334037)' },
  { name: 'capitals-3', definition: 'z(κ³; 0.340843, 0.4404389)' },
  { name: 'form', definition: '±1: has a form field (input)' },
];

/** Features of a leaf's own text. */
export const LEAF_FEATURES: readonly Feature[] = [
  { name: 'word', definition: 'has a word, z(±1; 0.8255, 0.5643817)' },
  { name: 'log-words', definition: '0 without words, else z(clip(ln words; 0, 3.5); 1.5086, 1.205)' },
  NODE_FEATURES[2]!,
  NODE_FEATURES[3]!,
  NODE_FEATURES[4]!,
  { name: 'log-chars', definition: 'z(clip(ln characters; 2.5, 5.5); 3.392, 1.06445)' },
  { name: 'punctuation', definition: '±1: has one of . , ? ; : !' },
  { name: 'punctuation-count', definition: 'z(clip(·; 0, 10); 0.06938, 0.4083676)' },
  NODE_FEATURES[6]!,
  { name: 'digit', definition: 'has a digit, z(±1; −0.5900983, 0.8073342)' },
  NODE_FEATURES[8]!,
  NODE_FEATURES[9]!,
  { name: 'sentences', definition: '±1: more than one sentence' },
  {
    name: 'position',
    definition: 'r = position of the middle of the text in the page, 0–1: z(r; 0.5198038, 0.2996195)',
  },
  { name: 'position-2', definition: 'z(r²; 0.3599672, 0.3157282)' },
  ...NODE_FEATURES.slice(10, 19),
];

/** Tags of the parent; `ul` occurs twice, as in the published code. */
export const PARENT_TAGS = 'td div p tr table body ul span li blockquote b small a ol ul i form dl strong pre'.split(
  ' ',
);
/** Tags merged with the leaf. */
export const LEAF_TAGS = 'a p td b li span i tr div strong em h3 h2 table h4 small sup h1 blockquote'.split(' ');

export const PARENT_TAG_BITS = Int32Array.from(PARENT_TAGS, tagBit);
export const LEAF_TAG_BITS = Int32Array.from(LEAF_TAGS, tagBit);

/** Index of the first feature of each group of block features. */
export const AT = { duplicates: 0, leaf: 3, parent: 27, grandparent: 68, root: 89, leafTags: 109 } as const;
/** Number of block features. */
export const BLOCK_WIDTH = 128;
/** Number of node features. */
export const NODE_WIDTH = 20;

/** All features of a block, in the order of the columns. */
export const BLOCK_FEATURES: readonly Feature[] = [
  { name: 'copy', definition: '±1: the text occurs more than once on the page' },
  { name: 'copies-10', definition: '±1: the text occurs more than ten times on the page' },
  {
    name: 'one-path',
    definition: '1 if all texts have the same path of tags and classes, else 0 (a truncated quotient)',
  },
  ...prefixed('leaf', LEAF_FEATURES),
  { name: 'parent', definition: '1 if there is a node above; else 0, and all parent features are 0' },
  ...prefixed('parent', NODE_FEATURES),
  ...flags('parent', PARENT_TAGS),
  {
    name: 'grandparent',
    definition: '1 if there is a node above the parent; else 0, and all grandparent features are 0',
  },
  ...prefixed('grandparent', NODE_FEATURES),
  ...prefixed('root', NODE_FEATURES),
  ...flags('leaf', LEAF_TAGS),
];

/** Features of another owner: each name with the owner before it. */
export function prefixed(owner: string, features: readonly Feature[]): Feature[] {
  return features.map(({ name, definition }) => ({ name: `${owner}.${name}`, definition }));
}

function flags(owner: string, tags: readonly string[]): Feature[] {
  return tags.map((tag) => ({ name: `${owner}.<${tag}>`, definition: `±1: ${tag} is one of the merged tags` }));
}
