import type { Outline } from '../types.ts';

/** Start value and factor of FNV-1a. */
const START = 0x811c9dc5;
const FACTOR = 0x01000193;

/**
 * A 32-bit hash of each block's text and of the tags from the root to it, with a salt. Parallel to outline.blocks.
 * Structure counts, so that the teaser of an article on one page is not the article's own paragraph on another.
 */
export function blockKeys({ elements, blocks }: Outline, salt: number): Uint32Array {
  const paths = new Uint32Array(elements.length);
  for (let i = 0; i < elements.length; i++) {
    const { parent, tag } = elements[i]!;
    paths[i] = mixed(hash(tag, parent < 0 ? salt : paths[parent]!));
  }
  return Uint32Array.from(blocks, ({ element, text }) => mixed(hash(text, (paths[element] ?? 0) ^ salt)));
}

/** FNV-1a over UTF-16 units, from a seed. */
function hash(text: string, seed: number): number {
  let value = START ^ seed;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), FACTOR);
  return value;
}

/** Lets every bit of a hash depend on every other (the last step of MurmurHash3). */
function mixed(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
