import { blockRange, closest, itemAt } from '../../../engine/outline-tree.ts';
import { isQuotation } from '../parts/quotations.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { isNotText } from './not-text.ts';
import { FURNITURE_CHARS } from './post-blocks.ts';
import { ownersOf, type PostRecord, signatureOf } from './post-records.ts';

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

/**
 * Dropped blocks of posts that belong to their texts: all of a post of which nothing is kept, else quotations, and
 * paragraphs beside kept ones. `credits`: blocks of authors and times.
 */
export function droppedTexts(
  walk: Walk,
  keep: readonly boolean[],
  records: readonly PostRecord[],
  credits: ReadonlySet<number>,
): number[] {
  const { elements, blocks } = walk.outline;
  const owners = ownersOf(elements, records);
  return records.flatMap(({ index, body }) => {
    const inBody = blockRange(itemAt(elements, body));
    const isNew = inBody.every((b) => !keep[b]);
    const isText = (b: number): boolean => {
      const { element, chars, linkChars } = itemAt(blocks, b);
      return linkChars * 2 <= chars && !isNotText(walk, element, index);
    };
    const isQuoted = (b: number): boolean =>
      closest(elements, itemAt(blocks, b).element, (around) => around.tag === 'blockquote' || isQuotation(around)) >
      body;
    // Where author and text are beside each other, the body is one paragraph of several.
    const own = blockRange(itemAt(elements, index)).filter(
      (b) => owners[itemAt(blocks, b).element] === index && !credits.has(b),
    );
    const whole = isNew ? inBody.filter(isText) : inBody.filter(isQuoted);
    const places = new Set([...whole, ...own.filter((b) => keep[b])].map((b) => placeOf(walk, b)));
    const beside = own.filter((b) => places.has(placeOf(walk, b)) && !isPanelLine(walk, b));
    return [...new Set([...whole, ...beside])].filter((b) => !keep[b] && isText(b));
  });
}

/** The parent of a block's element and its tag: equal for paragraphs beside each other. */
function placeOf({ outline: { elements, blocks } }: Walk, block: number): string {
  const { parent, tag } = itemAt(elements, itemAt(blocks, block).element);
  return `${String(parent)} ${tag}`;
}

/** A rank or a counter: a short line without a sentence that is no paragraph. */
function isPanelLine({ outline: { elements, blocks } }: Walk, block: number): boolean {
  const { element, sentences, chars } = itemAt(blocks, block);
  return itemAt(elements, element).tag !== 'p' && sentences === 0 && chars <= FURNITURE_CHARS;
}
