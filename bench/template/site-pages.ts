import { createHash } from 'node:crypto';
import { decideBy } from '../../src/engine/algorithms/winnow/index.ts';
import type { Outline } from '../../src/engine/types.ts';
import { siteOf } from '../../src/rules/rule-site.ts';
import { UsageError } from '../command/options.ts';
import { outOfFoldProbabilities } from '../cross-validated/out-of-fold-probabilities.ts';
import { readPage, readSet } from '../data/data-set.ts';
import { savedPage } from '../outlines/saved-outlines.ts';

/** A page with the decision of trees that did not see its source or fold. */
export type SitePage = {
  readonly id: string;
  readonly outline: Outline;
  readonly keep: readonly boolean[];
  readonly score: Float32Array;
  readonly gold: string;
  /** The other pages of its site, in an order that depends only on the page. */
  readonly others: readonly SitePage[];
};

/** Least pages of a measured site. */
const LEAST_PAGES = 3;
const CANONICAL = /<(?:link|meta)\b[^>]*?\b(?:rel=["']?canonical|property=["']og:url)[^>]*>/i;
const ADDRESS = /\b(?:href|content)=["']?(https?:\/\/[^"'\s>]+)/i;

/** The pages of a set on sites with three pages or more. A site is a host, from the set or from the page's own HTML. */
export async function sitePages(dataDir: string, set: string): Promise<SitePage[]> {
  const probabilities = await outOfFoldProbabilities(set);
  if (!probabilities) throw new UsageError(`There are no cross-validated probabilities for ${set}: run npm run train.`);
  const sites = new Map<string, SitePage[]>();
  for (const source of await readSet(dataDir, set, null)) {
    const { id, gold } = source;
    const host = gold.host?.replace(/^www\./, '');
    const site = host ?? siteOf(gold.url ?? declaredAddress((await readPage(source)).html.toString('utf8')));
    const given = probabilities.get(id);
    if (site === '' || !given) continue;
    const page = await savedPage(set, id);
    const { keep, score } = decideBy(page, Float32Array.from(given));
    const own = sites.get(site) ?? [];
    own.push({ id, outline: page.outline, keep, score, gold: gold.text, others: [] });
    sites.set(site, own);
  }
  return [...sites.values()]
    .filter(({ length }) => length >= LEAST_PAGES)
    .flatMap((pages) => pages.map((page) => ({ ...page, others: othersOf(page, pages) })));
}

function declaredAddress(html: string): string {
  return ADDRESS.exec(CANONICAL.exec(html)?.[0] ?? '')?.[1] ?? '';
}

function othersOf(page: SitePage, pages: readonly SitePage[]): SitePage[] {
  const orderOf = (other: SitePage): string => createHash('sha256').update(`${page.id} ${other.id}`).digest('hex');
  return pages
    .filter((other) => other !== page)
    .map((other) => ({ other, order: orderOf(other) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ other }) => other);
}
