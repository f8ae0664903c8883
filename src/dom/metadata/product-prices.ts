import { amountOf } from '../../engine/text/prices.ts';
import { attributeOf, queryAll, textContentOf } from '../safe-dom.ts';
import { hasType, type JsonObject } from './json-ld.ts';

const PRODUCT = /^Product(?:Group)?$/;
const STATED = /"(?:price|lowPrice)":"?([\d.,]+)/g;
const MARKED = '[itemprop="price" i], meta[property$=":price:amount" i]';

/** The amounts that a page states as prices of its products: in JSON-LD, microdata or Open Graph. */
export function productPrices(document: Document, graph: readonly JsonObject[]): ReadonlySet<number> {
  const products = graph.filter((node) => hasType(node, PRODUCT));
  const stated = [...JSON.stringify(products).matchAll(STATED)].map(([, price]) => price!);
  const marked = queryAll(document, MARKED).map(
    (element) => attributeOf(element, 'content') || (textContentOf(element) ?? ''),
  );
  return new Set([...stated, ...marked].map(amountOf).filter((amount) => amount > 0));
}
