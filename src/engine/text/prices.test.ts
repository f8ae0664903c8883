import { expect, test } from 'vitest';
import { amountOf, pricesIn } from './prices.ts';

test.each([
  ['$1,646.00', 1646],
  ['1.646,50 €', 1646.5],
  ['99,90', 99.9],
  ['1,299', 1299],
  ['1299.9', 1299.9],
  ['29.', 29],
])('reads %s', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

test('without digits the amount is 0', () => {
  expect(amountOf('free')).toBe(0);
});

test('finds amounts next to a currency, and no others', () => {
  expect(pricesIn('was $98.00, now 76,50 €; USD 60 or 549 kr')).toEqual([98, 76.5, 60, 549]);
  expect(pricesIn('48 pieces, 4.5 of 5, model 1600')).toEqual([]);
});
