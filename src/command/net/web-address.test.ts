import { expect, test } from 'vitest';
import { webAddress } from './web-address.ts';

const codeOf = (address: string, allowPrivate = false): unknown => {
  try {
    webAddress(address, { allowPrivate });
    return null;
  } catch (cause) {
    return cause instanceof Error && 'code' in cause ? cause.code : cause;
  }
};

test.each([
  'http://127.1/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://[::ffff:127.0.0.1]/',
  'http://10.0.0.1:80',
])('%s is refused unless private addresses are allowed', (address) => {
  expect(codeOf(address)).toBe('refused-address');
  expect(codeOf(address, true)).toBeNull();
});

test.each([
  'file:///etc/passwd',
  'ftp://a.example/',
  'data:text/html,x',
  'no address',
  'https://user:secret@a.example/',
])('%s is never fetched', (address) => {
  expect(codeOf(address, true)).toBe('bad-address');
});

test('names are left to the lookup of the connection', () => {
  expect(codeOf('https://a.example/')).toBeNull();
});
