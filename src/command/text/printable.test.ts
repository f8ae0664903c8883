import { expect, test } from 'vitest';
import { printable, printableLine } from './printable.ts';

test('removes what a terminal obeys and keeps lines, tabs and every script', () => {
  const text = '\u001b]0;title\u0007a\u001b[31mb\u009b2Jc\r\n\td\u007f\u0000 日本 עברית 🎉';
  expect(printable(text)).toBe(']0;titlea[31mb2Jc\n\td 日本 עברית 🎉');
});

test('a message is one short line', () => {
  expect(printableLine('a\n\u001b[2K b\u0085')).toBe('a [2K b');
  expect(printableLine('x'.repeat(500))).toHaveLength(301);
});
