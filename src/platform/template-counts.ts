import type { SiteTemplate } from '../article.ts';

/** The oldest blocks of a site make room. */
const MAX_BLOCKS = 1_000;
/** Largest count of pages; the engine distinguishes only smaller ones. */
const MAX_PAGES = 99;

/** The counts of a site after one more page. The blocks of that page are the latest. */
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
