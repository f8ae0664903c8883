import type { PageKind } from '../../article.ts';
import { addressOf, documentOf, type PageSource } from '../page-source.ts';
import { attributeOf, baseOf, queryAll } from '../safe-dom.ts';
import { mayBeStep } from './may-be-step.ts';

/** Page kinds whose next page holds more items of a list. */
export const LIST_KINDS: ReadonlySet<PageKind> = new Set(['listing', 'collection', 'product']);
/** False where no link leads to an address that differs from the page's own in a page number alone. */
export function mayHaveNextPage(page: PageSource, kind?: PageKind): boolean {
  const here = withoutHash(addressOf(page));
  const base = baseOf(documentOf(page));
  return (
    (kind === undefined || !LIST_KINDS.has(kind)) &&
    queryAll(documentOf(page), 'link[rel~="next" i][href], a[href]').some((link) => {
      const written = attributeOf(link, 'href');
      if (!/\d|%D[9B]/i.test(written) || written.startsWith('#')) return false;
      return URL.canParse(written, base) && mayBeStep(here, withoutHash(new URL(written, base).href));
    })
  );
}

function withoutHash(address: string): string {
  return address.replace(/#.*/, '').toLowerCase();
}
