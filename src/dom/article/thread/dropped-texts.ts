import { blockRange, closest, itemAt } from '../../../engine/outline-tree.ts';
import { isQuotation } from '../parts/quotations.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { isNotText } from './not-text.ts';
import { type PostRecord, signatureOf } from './post-records.ts';

/** Blocks of the elements beside posts that are alike: posts of which nothing is kept, because they are short. */
export function blocksBeside(walk: Walk, posts: readonly PostRecord[]): number[] {
  const { elements } = walk.outline;
  const known = new Set(posts.map(({ index }) => index));
  const kinds = new Map<number, Set<string>>();
  for (const { index } of posts) {
    const { parent } = itemAt(elements, index);
    kinds.set(parent, (kinds.get(parent) ?? new Set()).add(signatureOf(walk, index)));
  }
  const found: number[] = [];
  for (const [parent, alike] of kinds)
    for (let i = parent + 1; i < itemAt(elements, parent).end; i = itemAt(elements, i).end)
      if (!known.has(i) && alike.has(signatureOf(walk, i))) found.push(...blockRange(itemAt(elements, i)));
  return found;
}

/** Dropped blocks of posts that belong to their texts: all of a post of which nothing is kept, else quotations. */
export function droppedTexts(walk: Walk, keep: readonly boolean[], records: readonly PostRecord[]): number[] {
  const { elements, blocks } = walk.outline;
  return records.flatMap(({ index, body }) => {
    const texts = blockRange(itemAt(elements, body));
    const isNew = texts.every((b) => !keep[b]);
    return texts.filter((b) => {
      const { element, chars, linkChars } = itemAt(blocks, b);
      if (keep[b] || linkChars * 2 > chars || isNotText(walk, element, index)) return false;
      const quotation = closest(elements, element, (around) => around.tag === 'blockquote' || isQuotation(around));
      return isNew || quotation > body;
    });
  });
}
