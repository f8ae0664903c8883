import type { TextLength } from '../../article/text-length.ts';
import type { Block } from '../types.ts';
import { unspacedLetters } from './segment-words.ts';

/** The length of the kept blocks. `keep` is parallel to `blocks`. */
export function lengthOfBlocks(
  blocks: readonly Pick<Block, 'text' | 'chars' | 'words'>[],
  keep: readonly boolean[],
): TextLength {
  let [wordCount, chars, charCount] = [0, 0, 0];
  for (let b = 0; b < blocks.length; b++) {
    if (!keep[b]) continue;
    const block = blocks[b]!;
    wordCount += block.words;
    chars += block.chars;
    charCount += unspacedLetters(block.text);
  }
  return { wordCount, ...(charCount > 0 && charCount * 2 >= chars && { charCount }) };
}
