import { expect, it } from 'vitest';
import { spread } from '../data/data-set.ts';
import { rotate } from './measure-set.ts';

it('puts each tool first equally often', () => {
  const tools = ['a', 'b', 'c'];
  const firsts = [0, 1, 2, 3, 4, 5].map((page) => rotate(tools, page)[0]);
  expect(firsts).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
  expect(rotate(tools, 1)).toEqual(['b', 'c', 'a']);
  expect(rotate([], 3)).toEqual([]);
});

it('spreads a limited run evenly over the set without repeating a page', () => {
  const pages = Array.from({ length: 10 }, (_, i) => i);
  expect(spread(pages, 4)).toEqual([0, 2, 5, 7]);
  expect(spread(pages, 99)).toEqual(pages);
});
