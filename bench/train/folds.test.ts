import { expect, test } from 'vitest';
import { foldsOf, type PageKey } from './folds.ts';

const page = (id: number, url?: string, gold = `text ${id}`): PageKey => ({ set: 'set', id: String(id), url, gold });

test('puts pages of one registered domain in one fold, with two-part and private suffixes', () => {
  const pages = [
    page(0, 'https://www.example.co.uk/a'),
    page(1, 'http://news.example.co.uk/b'),
    page(2, 'https://other.co.uk/'),
    page(3, 'https://one.github.io/'),
    page(4, 'https://two.github.io/'),
  ];
  const folds = foldsOf(pages, 4);
  expect(folds[0]).toBe(folds[1]);
  expect(new Set([folds[0], folds[2], folds[3], folds[4]]).size).toBe(4);
});

test('puts pages that share a gold text or a domain, also through other pages, in one fold', () => {
  const folds = foldsOf(
    [
      page(0, 'https://a.org/', 'same  text'),
      page(1, 'https://b.org/', 'same text'),
      page(2, 'https://b.org/x'),
      page(3, 'https://c.org/'),
    ],
    2,
  );
  expect([folds[0], folds[1], folds[2]]).toEqual([folds[0], folds[0], folds[0]]);
  expect(folds[3]).not.toBe(folds[0]);
});

test('deals pages without gold text and address evenly to the folds', () => {
  const folds = foldsOf(
    Array.from({ length: 10 }, (_, i) => page(i, undefined, '')),
    5,
  );
  for (let fold = 0; fold < 5; fold++) expect(folds.filter((value) => value === fold)).toHaveLength(2);
});

test('gives the same folds in any order of the pages', () => {
  const pages = Array.from({ length: 20 }, (_, i) => page(i, `https://site${i % 13}.org/`));
  const folds = foldsOf(pages, 5);
  expect([...foldsOf([...pages].reverse(), 5)].reverse()).toEqual([...folds]);
});
