import type { SiteTemplate } from '../article.ts';

/** The oldest blocks of a site make room. */
const MAX_BLOCKS = 1_000;
/** More pages than the engine tells apart. */
const MAX_PAGES = 99;

/** The counts of a site with one page more: its blocks are the latest. */
export function withPage(counts: SiteTemplate['counts'], keys: readonly number[]): number[] {
  const pages = new Map<number, number>();
  for (let i = 0; i < counts.length; i += 2) pages.set(counts[i]!, counts[i + 1]!);
  for (const key of keys) {
    const number = Math.min(MAX_PAGES, (pages.get(key) ?? 0) + 1);
    pages.delete(key);
    pages.set(key, number);
  }
  return [...pages].slice(-MAX_BLOCKS).flat();
}
