import type { SiteTemplate } from '../article.ts';

/** The oldest blocks of a site make room. */
const MAX_BLOCKS = 1_000;
/** Largest count of pages; the engine distinguishes only smaller ones. */
const MAX_PAGES = 99;

/**
 * The counts of a site after one more page. The blocks of that page are the latest. A page with more blocks than a site
 * may have counts nothing: it would not be recognised when it is read again, and would lose its own blocks.
 */
export function withPage(counts: SiteTemplate['counts'], keys: readonly number[]): readonly number[] {
  if (keys.length > MAX_BLOCKS) return counts;
  const pages = new Map<number, number>();
  for (let i = 0; i < counts.length; i += 2) pages.set(counts[i]!, counts[i + 1]!);
  for (const key of keys) {
    const number = Math.min(MAX_PAGES, (pages.get(key) ?? 0) + 1);
    pages.delete(key);
    pages.set(key, number);
  }
  return [...pages].slice(-MAX_BLOCKS).flat();
}
