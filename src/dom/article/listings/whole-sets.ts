import { blockRange, charsOf, closest, itemAt } from '../../../engine/outline-tree.ts';
import { linkDensityOfBlocks } from '../../../engine/features/link-density.ts';
import type { Outline } from '../../../engine/types.ts';
import { attributeOf, escaped, ownerDocumentOf, queryFirst, textContentOf } from '../../safe-dom.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { knownLanguage } from './language-names.ts';
import { nodeAt } from '../../walk/node-at.ts';
import { isCodeBlock } from '../parts/code-blocks.ts';
import { isEmbeddedPost } from '../parts/embedded-posts.ts';
import { isTabPane } from '../parts/tab-panes.ts';
import { markQuotation } from '../parts/quotations.ts';
import { isMostlyKept, type TextShare } from '../parts/text-share.ts';

/** Characters of the label of a tab. */
const LONGEST_LABEL = 60;
/** Characters of a post of another service. A shorter text is a button. */
const [SHORTEST_POST, LONGEST_POST] = [40, 2_000];
/** Link density above which a pane is a menu. */
const MOSTLY_LINKS = 0.5;
/** Share of the text of all panes from which the others are kept too. One short pane does not speak for all. */
const LEAST_KEPT = 0.32;
/** Class words of counts and buttons below a post. */
const COUNTS =
  /(?:^|[\s_-])(?:likes?|retweets?|reposts?|repl(?:y|ies)|metrics?|stats?|counts?|actions?|ufi|views?|shares?|engagement)(?:$|[\s_-])/i;

export type WholeSets = {
  /** Blocks to keep. */
  readonly kept: readonly number[];
  /** Blocks to leave out: labels of tabs, which stand at their panes, and counts below posts. */
  readonly left: readonly number[];
  /** Labels of kept panes, by the index of the pane. */
  readonly labels: ReadonlyMap<number, string>;
};

/** What is kept before, block by block and as shares, and whether the page is that of a product. */
type KeptBefore = { readonly keep: readonly boolean[]; readonly share: TextShare; readonly isProduct: boolean };

/**
 * Panes of tabs and posts of other services, which are kept or left out as a whole: all panes where those with
 * LEAST_KEPT of their text are, and a post between kept blocks. Panes of a product are not a whole.
 */
export function wholeSets(walk: Walk, { keep, share, isProduct }: KeptBefore): WholeSets {
  const kept: number[] = [];
  const left: number[] = [];
  const labels = new Map<number, string>();
  const sets = isProduct ? [] : tabSets(walk.outline);
  const named = new Set<number>();
  for (const panes of sets) keepPanes(walk, panes, share, { kept, left, labels, named });
  keepPosts(walk.outline, keep, { kept, left });
  return { kept, left, labels };
}

/** Panes with the same parent, two or more each. */
function tabSets({ elements }: Outline): number[][] {
  const sets = new Map<number, number[]>();
  for (const [i, element] of elements.entries())
    if (element.lastBlock > element.firstBlock && isTabPane(element))
      sets.set(element.parent, [...(sets.get(element.parent) ?? []), i]);
  return [...sets.values()].filter(({ length }) => length > 1);
}

type Found = {
  readonly kept: number[];
  readonly left: number[];
  readonly labels: Map<number, string>;
  /** The tabs whose labels stand at a pane. One tab may show a pane of each of two sets. */
  readonly named: Set<number>;
};

function keepPanes(walk: Walk, panes: readonly number[], share: TextShare, found: Found): void {
  const { elements, blocks } = walk.outline;
  const chars = (some: readonly number[]): number =>
    charsOf(
      blocks,
      some.flatMap((pane) => blockRange(itemAt(elements, pane))),
    );
  const shown = panes.filter((pane) => isMostlyKept(share, pane));
  if (shown.length === 0 || chars(shown) < LEAST_KEPT * chars(panes)) return;
  for (const pane of panes) {
    const { firstBlock, lastBlock, end } = itemAt(elements, pane);
    if (linkDensityOfBlocks(blocks, firstBlock, lastBlock) > MOSTLY_LINKS) continue;
    if (!isMostlyKept(share, pane)) found.kept.push(...blockRange({ firstBlock, lastBlock }));
    const label = labelOf(nodeAt(walk, pane));
    const text = (label && textContentOf(label)?.replace(/\s+/g, ' ').trim()) ?? '';
    if (label === null || text === '' || text.length > LONGEST_LABEL) continue;
    const index = walk.elements.indexOf(label);
    if (index < 0 || found.named.has(index)) continue;
    found.named.add(index);
    found.left.push(...blockRange(itemAt(elements, index)));
    const isLanguage = knownLanguage(text.toLowerCase()) !== '';
    if (!isLanguage || !elements.slice(pane, end).some(isCodeBlock)) found.labels.set(pane, text);
  }
}

/** The tab that shows a pane; null where none is named. */
function labelOf(pane: Element): Element | null {
  const owner = ownerDocumentOf(pane);
  if (owner === null) return null;
  const [by] = attributeOf(pane, 'aria-labelledby').split(/\s+/);
  const id = attributeOf(pane, 'id');
  const named = by ? queryFirst(owner, `#${escaped(by)}`) : null;
  if (named !== null || id === '') return named;
  const quoted = escaped(id);
  return queryFirst(
    owner,
    `[aria-controls="${quoted}"], a[href="#${quoted}"], [data-target="#${quoted}"], [data-bs-target="#${quoted}"]`,
  );
}

function keepPosts(
  outline: Outline,
  keep: readonly boolean[],
  { kept, left }: { readonly kept: number[]; readonly left: number[] },
): void {
  const { elements, blocks } = outline;
  for (let i = 0; i < elements.length;) {
    const post = itemAt(elements, i);
    if (!isEmbeddedPost(post) || post.lastBlock === post.firstBlock) {
      i++;
      continue;
    }
    const range = blockRange(post);
    const chars = charsOf(blocks, range);
    const isBetween = keep[post.firstBlock - 1] === true && keep[post.lastBlock] === true;
    const isKept = range.some((b) => keep[b]);
    if (chars >= SHORTEST_POST && chars <= LONGEST_POST && (isBetween || isKept)) {
      const counts = new Set(range.filter((b) => isCount(outline, b, i)));
      markQuotation(post);
      kept.push(...range.filter((b) => !counts.has(b)));
      left.push(...counts);
    }
    i = post.end;
  }
}

/** True for a block inside a post with the number of its likes. */
function isCount({ elements, blocks }: Outline, block: number, post: number): boolean {
  const around = closest(
    elements,
    itemAt(blocks, block).element,
    ({ classes }, i) => i <= post || COUNTS.test(classes),
  );
  return around > post;
}
