import { blockRange, itemAt } from '../../../engine/outline-tree.ts';
import { bareText } from '../../../engine/text/letters.ts';
import type { Outline } from '../../../engine/types.ts';
import { isPullQuote } from './quotations.ts';
import { isSidenote } from './sidenotes.ts';

/** Letters from which a passage does not repeat by chance. */
const REPEATED_CHARS = 20;

/** Pull quotes that are looked for: each is searched in the whole text, and a text that is read has fewer. */
const MOST_QUOTES = 200;

/** The blocks of pull quotes and margin notes whose words are in the kept text elsewhere. */
export function repeatedPullQuotes({ elements, blocks }: Outline, keep: readonly boolean[]): number[] {
  const found: number[] = [];
  let texts: string[] | null = null;
  let quotes = 0;
  for (let i = 0; i < elements.length && quotes < MOST_QUOTES;) {
    const element = itemAt(elements, i);
    if (!isPullQuote(element) && !isSidenote(element)) {
      i++;
      continue;
    }
    const { firstBlock, lastBlock } = element;
    const own = blockRange(element).filter((block) => keep[block]);
    quotes++;
    texts ??= blocks.map(({ text }, block) => (keep[block] ? bareText(text) : ''));
    const bare = texts;
    const repeated = own.filter((block) => isRepeated(bare, block, firstBlock, lastBlock));
    // The name below a repeated quote is left out with it.
    if (
      repeated.length > 0 &&
      own.every((block) => repeated.includes(block) || itemAt(blocks, block).chars < REPEATED_CHARS)
    ) {
      for (const block of own) {
        found.push(block);
        // Of two that repeat each other, the last is kept.
        texts[block] = '';
      }
    }
    i = element.end;
  }
  return found;
}

/** `texts`: bare texts of the kept blocks, '' for others. */
function isRepeated(texts: readonly string[], block: number, firstBlock: number, lastBlock: number): boolean {
  const words = texts[block] ?? '';
  if (words.length < REPEATED_CHARS) return false;
  return texts.some((text, i) => (i < firstBlock || i >= lastBlock) && text.includes(words));
}
