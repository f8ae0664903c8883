import { createHash } from 'node:crypto';
import { getDomain } from 'tldts';

/** Facts about a page that decide which other pages must be in its fold. */
export type PageKey = {
  readonly set: string;
  readonly id: string;
  readonly url?: string | undefined;
  readonly gold: string;
};

/**
 * Fold of each page, 0 … folds-1. Pages of one registered domain (public suffix list with private suffixes such as
 * github.io) or with the same gold text share a fold. The largest groups are assigned first, each to the smallest fold.
 */
export function foldsOf(pages: readonly PageKey[], folds: number): Uint8Array {
  const group = groupsOf(pages);
  const members = new Map<number, number[]>();
  for (const [i, root] of group.entries()) members.set(root, [...(members.get(root) ?? []), i]);
  const order = (indices: readonly number[]): string => indices.map((i) => orderKey(pages[i]!)).sort(compare)[0]!;
  const groups = [...members.values()]
    .map((indices) => ({ indices, order: order(indices) }))
    .sort((a, b) => b.indices.length - a.indices.length || compare(a.order, b.order));
  const sizes = new Int32Array(folds);
  const fold = new Uint8Array(pages.length);
  for (const { indices } of groups) {
    const to = sizes.indexOf(Math.min(...sizes));
    sizes[to]! += indices.length;
    for (const i of indices) fold[i] = to;
  }
  return fold;
}

/** Smallest index of each page's group (union-find over shared keys). */
function groupsOf(pages: readonly PageKey[]): number[] {
  const root = pages.map((_, i) => i);
  const find = (i: number): number => {
    let at = i;
    while (root[at] !== at) at = root[at] = root[root[at]!]!;
    return at;
  };
  const owner = new Map<string, number>();
  for (const [i, page] of pages.entries()) {
    for (const key of keysOf(page)) {
      const [a, b] = [find(owner.get(key) ?? i), find(i)];
      root[Math.max(a, b)] = Math.min(a, b);
      owner.set(key, i);
    }
  }
  return root.map((_, i) => find(i));
}

/** Keys that a page shares with pages of its fold; an empty gold text is no key. */
function keysOf({ url, gold }: PageKey): string[] {
  const text = gold.replace(/\s+/g, ' ').trim();
  const domain = url === undefined ? null : (getDomain(url, { allowPrivateDomains: true }) ?? url);
  return [...(domain === null ? [] : [`domain ${domain}`]), ...(text === '' ? [] : [`gold ${hash(text)}`])];
}

/** A sort key that is independent of sites and sets. */
function orderKey({ set, id }: PageKey): string {
  return hash(`${set} ${id}`);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
