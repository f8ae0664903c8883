import { expect, it } from 'vitest';
import { isUrl, parseUrl } from './parse-url.ts';

it('parses absolute addresses, and relative ones with a base', () => {
  expect(parseUrl('https://boat.example/ferry')?.hostname).toBe('boat.example');
  expect(parseUrl('../clock', 'https://boat.example/a/b/')?.href).toBe('https://boat.example/a/clock');
  expect(parseUrl('clock', new URL('https://boat.example/'))?.pathname).toBe('/clock');
  expect(parseUrl('/ferry')).toBeNull();
  expect(parseUrl('https://')).toBeNull();
});

it('knows a host with a letter of Latin-1 also after 100,000 calls', () => {
  let known = 0;
  for (let at = 0; at < 100_000; at++) {
    if (isUrl(`https://é${String(at)}.example/`)) known++;
    if (isUrl('/ferry', `https://é${String(at)}.example/`)) known++;
  }
  expect(known).toBe(200_000);
});
