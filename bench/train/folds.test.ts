import { expect, test } from 'vitest';
import { foldsOf, type PageKey } from './folds.ts';

const page = (id: number, url?: string, gold = `text ${id}`): PageKey => ({ set: 'set', id: String(id), url, gold });

test('pages of one registered domain are in one fold, subdomains and two-part suffixes told apart', () => {
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

test('pages with the same gold are in one fold, and so is who shares a domain with either', () => {
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

test('pages without a gold text or an address stand alone, and folds are even', () => {
  const folds = foldsOf(
    Array.from({ length: 10 }, (_, i) => page(i, undefined, '')),
    5,
  );
  for (let fold = 0; fold < 5; fold++) expect(folds.filter((value) => value === fold)).toHaveLength(2);
});

test('the order of the pages does not matter', () => {
  const pages = Array.from({ length: 20 }, (_, i) => page(i, `https://site${i % 13}.org/`));
  const folds = foldsOf(pages, 5);
  expect([...foldsOf([...pages].reverse(), 5)].reverse()).toEqual([...folds]);
});
