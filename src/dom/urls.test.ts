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
