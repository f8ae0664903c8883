import { expect, it } from 'vitest';
import { addressAt } from './page-address.ts';

const at = (exact: string, url = 'https://mill.example/wind'): string | null =>
  addressAt(url, { exact, prefix: '', suffix: '' });

it('leads to the words on the page', () => {
  expect(at('wind & grain, half-milled')).toBe(
    'https://mill.example/wind#:~:text=wind%20%26%20grain%2C%20half%2Dmilled',
  );
  expect(at('x', 'https://mill.example/wind#part')).toBe('https://mill.example/wind#part:~:text=x');
});

it('names the first and last words of a long or broken text', () => {
  const words = Array.from({ length: 30 }, (_, number) => `word${String(number)}`);
  expect(at(words.join(' '))).toMatch(/text=word0%20word1%20word2%20word3,word26%20word27%20word28%20word29$/);
  expect(at('a short\nlisting')).toMatch(/text=a%20short%20listing,a%20short%20listing$/);
  expect(decodeURIComponent(at('海'.repeat(200))!)).toMatch(/text=海{20},海{20}$/);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/hosts', 'no address'])(
  'leads nowhere for %s',
  (url) => {
    expect(at('words', url)).toBeNull();
  },
);
