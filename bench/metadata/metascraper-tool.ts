import { createRequire } from 'node:module';
import type { FoundMetadata } from './fields.ts';

type Scrape = (page: { readonly html: string; readonly url: string }) => Promise<Partial<FoundMetadata>>;

const require = createRequire(import.meta.url);
let scrape: Scrape | null = null;

/** metascraper with its rules for title, author and date, on the page's source. */
export async function metascraperMetadata(html: Buffer, url: string): Promise<FoundMetadata> {
  scrape ??= (require('metascraper') as (rules: readonly unknown[]) => Scrape)(
    [require('metascraper-title'), require('metascraper-author'), require('metascraper-date')].map((rule) =>
      (rule as () => unknown)(),
    ),
  );
  const { title = null, author = null, date = null } = await scrape({ html: html.toString('utf8'), url });
  return { title, author, date };
}
