import { expect, it } from 'vitest';
import { parseHost } from './parse-host.ts';

it('takes a host name or an address, with or without scheme', () => {
  expect(parseHost(' example.org ')).toBe('example.org');
  expect(parseHost('https://www.Example.org/a?b#c')).toBe('example.org');
  expect(parseHost('localhost:8080/x')).toBe('localhost');
  expect(parseHost('müller.example')).toBe('xn--mller-kva.example');
});

it('rejects text that names no site', () => {
  for (const text of [
    '',
    '   ',
    'two words',
    '*',
    '*.example.org',
    'file:///etc/passwd',
    'chrome://settings',
    'https://',
  ])
    expect(parseHost(text)).toBeNull();
});
