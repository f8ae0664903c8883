import { expect, test } from 'vitest';
import { readGraph } from './json-ld.ts';
import { productPrices } from './product-prices.ts';

function pricesOf(html: string): number[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...productPrices(page, readGraph(page))];
}

const ld = (type: string, more: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': type, ...more })}</script>`;

test('reads offers of products in JSON-LD, also of variants', () => {
  const offer = { price: '1249.00', priceCurrency: 'USD' };
  expect(pricesOf(ld('Product', { offers: offer }))).toEqual([1249]);
  expect(pricesOf(ld('ProductGroup', { hasVariant: [{ offers: [offer, { lowPrice: 35.5 }] }] }))).toEqual([1249, 35.5]);
});

test('reads microdata and Open Graph', () => {
  expect(pricesOf('<span itemprop="price" content="20.00">20</span><i itemprop="price">$5.50</i>')).toEqual([20, 5.5]);
  expect(pricesOf('<meta property="product:price:amount" content="79,95">')).toEqual([79.95]);
});

test('ignores offers of other things, and what is free', () => {
  expect(pricesOf(ld('Event', { offers: { price: 3 } }))).toEqual([]);
  expect(pricesOf(ld('Product', { offers: { price: 0 } }))).toEqual([]);
});
