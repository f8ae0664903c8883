import { closest, firstRunOf, itemAt } from '../../../engine/outline-tree.ts';
import { textContentOf } from '../../safe-dom.ts';
import { nodeAt } from '../../walk/node-at.ts';
import type { Walk } from '../../walk/walk-page.ts';

/** Characters beside the name: "in reply to". */
const BESIDE_CHARS = 24;

/**
 * Blocks that only name the author to whom a post replies, by a link: "in reply to Ada", below the author's own line.
 * `authors`: elements with names of authors. `credited`: blocks with an author or a time.
 */
export function replyLines(walk: Walk, authors: readonly number[], credited: ReadonlySet<number>): number[] {
  const { elements, blocks, runs } = walk.outline;
  const names = new Set(
    authors.map((author) => (textContentOf(nodeAt(walk, author)) ?? '').replace(/\s+/g, ' ').trim()),
  );
  const namesAuthor = (line: number): boolean => {
    const { text, chars, linkChars, sentences } = itemAt(blocks, line);
    if (linkChars === 0 || chars - linkChars > BESIDE_CHARS || sentences > 0) return false;
    let name = '';
    for (let i = firstRunOf(runs, line); runs[i]?.block === line; i++) {
      const { element, start, end } = itemAt(runs, i);
      if (closest(elements, element, ({ tag }) => tag === 'a') >= 0) name += text.slice(start, end);
    }
    return names.has(name.trim());
  };
  return [...credited].map((b) => b + 1).filter((b) => b < blocks.length && !credited.has(b) && namesAuthor(b));
}
