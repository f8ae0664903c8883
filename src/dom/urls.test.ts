import { expect, test } from 'vitest';
import { fragmentOf, linkUrl, mediaUrl } from './urls.ts';

const BASE = 'https://site.example/post/';

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://site.example/x',
  'chrome://settings',
  'https://',
  '',
])('rejects %j as a link', (written) => {
  expect(linkUrl(written, BASE)).toBeNull();
});

test('makes links absolute and removes credentials', () => {
  expect(linkUrl('../a', BASE)).toBe('https://site.example/a');
  expect(linkUrl('//user:pass@host.example/a', BASE)).toBe('https://host.example/a');
  expect(linkUrl('mailto:a@b.example', BASE)).toBe('mailto:a@b.example');
  expect(mediaUrl('mailto:a@b.example', BASE)).toBeNull();
});

test('reads a fragment alone or after the address of the page', () => {
  expect(fragmentOf('#a%20b', BASE, BASE)).toBe('a b');
  expect(fragmentOf('https://site.example/post/#x', BASE, `${BASE}#y`)).toBe('x');
  expect(fragmentOf('#100%', BASE, BASE)).toBe('100%');
  for (const other of ['#', 'other#x', '/post/']) expect(fragmentOf(other, BASE, BASE)).toBeNull();
});

/** What the URL parser alone makes of a link. */
function parsed(written: string, base: string): string | null {
  let url: URL;
  try {
    // Not URL.canParse: in Node 20 it answers false for é.example after some thousand calls.
    url = new URL(written, base);
  } catch {
    return null;
  }
  if (!/^https?:$/.test(url.protocol)) return null;
  url.username = '';
  url.password = '';
  return url.href;
}

test('gives every address as the URL parser does, also where it is not asked', () => {
  const starts = ['', 'http://a.example', 'https://A.example:443', 'http://u:p@a.example:8080', 'https://é.example'];
  const more = ['http://1.2', 'http://a b', 'https://[::1]', 'http://a%2Eexample', 'http:', 'http://', '//b.example'];
  const paths = ['', '/', '//', '/a//b', '/a/b.html?c=d&e=/f#g:h', '/a/../b', '/./', '/a.b/.c', '/a/%2e%2e/b', '/é'];
  const odd = ['/a b', "/a'b?c'd", '/a\\b', '/a|b', '/a\tb', '/a{b}', '/a#b#c', '/?a=/../b', '/@a:b!$(c)*+,;=~'];
  for (const base of [
    'http://page.example/x/y',
    'https://page.example:444/',
    'https://u:p@page.example/',
    'blob:null/1',
  ])
    for (const start of [...starts, ...more])
      for (const path of [...paths, ...odd])
        expect([base, start + path, linkUrl(start + path, base)]).toEqual([
          base,
          start + path,
          (start + path).trim() === '' ? null : parsed(start + path, base),
        ]);
});
