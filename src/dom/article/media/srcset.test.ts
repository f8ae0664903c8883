import { expect, test } from 'vitest';
import { bestCandidate, formatSrcset, parseSrcset } from './srcset.ts';

const BASE = 'https://site.example/post/';

test('splits candidates at commas but not at commas inside addresses', () => {
  expect(
    parseSrcset('/w_1,h_2/a.jpg 1x, b.jpg 2x,c.jpg 3x', BASE).map(({ url, descriptor }) => `${url} ${descriptor}`),
  ).toEqual([
    'https://site.example/w_1,h_2/a.jpg 1x',
    'https://site.example/post/b.jpg 2x',
    'https://site.example/post/c.jpg 3x',
  ]);
  expect(parseSrcset('a.jpg, b.jpg', BASE).map(({ url }) => url)).toEqual([
    'https://site.example/post/a.jpg',
    'https://site.example/post/b.jpg',
  ]);
});

test('leaves out invalid addresses and descriptors', () => {
  expect(parseSrcset('data:image/gif;base64,AAAA 1x, javascript:x 2x, a.jpg 3q', BASE)).toEqual([]);
  expect(parseSrcset('', BASE)).toEqual([]);
});

test('chooses the smallest candidate that is wide enough, else the widest', () => {
  expect(bestCandidate(parseSrcset('a 3000w, b 1700w, c 400w', BASE))).toBe(`${BASE}b`);
  expect(bestCandidate(parseSrcset('a 300w, b 700w', BASE))).toBe(`${BASE}b`);
  expect(bestCandidate([])).toBeNull();
});

test('writes no srcset for a single candidate', () => {
  expect(formatSrcset(parseSrcset('a.jpg 1x', BASE))).toBe('');
  expect(formatSrcset(parseSrcset('a.jpg 1x, b.jpg 2x', BASE))).toBe(`${BASE}a.jpg 1x, ${BASE}b.jpg 2x`);
});
