import type { PageKind } from '../../article/extraction.ts';
import { addressOf, documentOf, type PageSource } from '../page-source.ts';
import type { Steps } from '../../engine/steps.ts';
import { attributeOf, baseOf, queryAll } from '../safe-dom.ts';
import { mayBeStep } from './may-be-step.ts';
import { parseUrl } from '../../url/parse-url.ts';

/** Page kinds whose next page holds more items of a list. */
export const LIST_KINDS: ReadonlySet<PageKind> = new Set(['listing', 'collection', 'product']);
/** The address of a site's front page, which has no next page. The first eight characters contain the scheme. */
const FRONT_PAGE = /^.{8}[^/?]*\/$/;
/** Links that are tested in one step. */
const LINKS_A_STEP = 1_024;

/** False where no link leads to an address that differs from the page's own in a page number alone. */
export function* mayHaveNextPage(page: PageSource, kind?: PageKind): Steps<boolean> {
  const here = withoutHash(addressOf(page));
  const base = baseOf(documentOf(page));
  if ((kind !== undefined && LIST_KINDS.has(kind)) || FRONT_PAGE.test(here)) return false;
  const links = queryAll(documentOf(page), 'link[rel~="next" i][href], a[href]');
  for (let at = 0; at < links.length; at++) {
    if (at % LINKS_A_STEP === 0) yield;
    const written = attributeOf(links[at]!, 'href');
    if (!/\d|%D[9B]/i.test(written) || written.startsWith('#')) continue;
    const there = parseUrl(written, base)?.href;
    if (there !== undefined && mayBeStep(here, withoutHash(there))) return true;
  }
  return false;
}

function withoutHash(address: string): string {
  return address.replace(/#.*/, '').toLowerCase();
}
