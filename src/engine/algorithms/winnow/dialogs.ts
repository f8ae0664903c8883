import { isDialog } from '../../features/furniture.ts';
import type { Outline } from '../../types.ts';

/** A dialog with at least this share of the page's expected words of content holds the article itself. */
const ARTICLE_SHARE = 0.5;

/**
 * 1 for blocks in dialogs over the page: consent, registration, newsletter. Their sentences read like an article, and
 * few pages to learn from have one. `probability` and `words` are parallel to blocks; linear in elements and blocks.
 */
export function blocksInDialogs(
  { elements, blocks }: Outline,
  probability: ArrayLike<number>,
  words: ArrayLike<number>,
): Uint8Array {
  const inDialog = new Uint8Array(blocks.length);
  let all = -1;
  for (let i = 0; i < elements.length;) {
    const element = elements[i]!;
    const { tag, role, firstBlock, lastBlock, end } = element;
    if (lastBlock === firstBlock || (tag !== 'dialog' && (role === '' || !isDialog(element)))) {
      i++;
      continue;
    }
    if (all < 0) all = expectedWords(0, blocks.length);
    if (expectedWords(firstBlock, lastBlock) < ARTICLE_SHARE * all) inDialog.fill(1, firstBlock, lastBlock);
    i = end;
  }
  return inDialog;

  function expectedWords(from: number, to: number): number {
    let sum = 0;
    for (let b = from; b < to; b++) sum += probability[b]! * words[b]!;
    return sum;
  }
}
