import { expect, test } from 'vitest';
import { isPublicSuffix } from './public-suffix.ts';

test('a host below which anybody can have a site is a public suffix', () => {
  for (const host of ['com', 'co.uk', 'gov.br']) expect([host, isPublicSuffix(host)]).toEqual([host, true]);
  for (const host of ['example.com', 'example.co.uk', 'github.io', '10.0.0.1'])
    expect([host, isPublicSuffix(host)]).toEqual([host, false]);
});
