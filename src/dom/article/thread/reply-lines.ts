import { linkTexts } from '../../../engine/features/link-texts.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { textOf } from './text-of.ts';

/** Characters beside the name: "in reply to". */
const BESIDE_CHARS = 24;

/**
 * Blocks that only name the author to whom a post replies, by a link: "in reply to Ada", below the author's own line.
 * `authors`: elements with names of authors. `credited`: blocks with an author or a time.
 */
export function replyLines(walk: Walk, authors: readonly number[], credited: ReadonlySet<number>): number[] {
  const { outline, elements } = walk;
  const names = new Set(authors.map((author) => textOf(elements[author])));
  return [...credited].flatMap((b) => {
    const [line, block] = [b + 1, outline.blocks[b + 1]];
    if (block === undefined || credited.has(line)) return [];
    if (block.linkChars === 0 || block.chars - block.linkChars > BESIDE_CHARS || block.sentences > 0) return [];
    return names.has(linkTexts(outline, line).join('').trim()) ? [line] : [];
  });
}
