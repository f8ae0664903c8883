import type { BlockKind } from './vocabulary.ts';

/**
 * Wrappers for children that a block may not hold directly: a list written directly into a list goes into the item
 * before it.
 */
const WRAPPERS: Partial<Record<BlockKind, { readonly tags: readonly string[]; readonly allowed: readonly string[] }>> =
  {
    list: { tags: ['li'], allowed: ['li'] },
    terms: { tags: ['dd'], allowed: ['dt', 'dd'] },
    table: { tags: ['tbody', 'tr', 'td'], allowed: ['caption', 'thead', 'tbody', 'tfoot', 'tr'] },
    rows: { tags: ['tr', 'td'], allowed: ['tr'] },
    row: { tags: ['td'], allowed: ['td', 'th'] },
  };

/** The element that takes a child with this tag: the block itself, or a wrapper in it, created where it is missing. */
export function containerFor(block: HTMLElement, kind: BlockKind, tag: string): HTMLElement {
  if (kind === 'table' && tag === 'tr') return lastOrNew(block, 'tbody');
  const wrapper = WRAPPERS[kind];
  if (!wrapper || wrapper.allowed.includes(tag)) return block;
  return wrapper.tags.reduce(lastOrNew, block);
}

function lastOrNew(parent: HTMLElement, tag: string): HTMLElement {
  const last = parent.lastElementChild;
  if (last?.localName === tag) return last as HTMLElement;
  const made = parent.ownerDocument.createElement(tag);
  parent.append(made);
  return made;
}
