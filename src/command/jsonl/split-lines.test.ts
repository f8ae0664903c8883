import { expect, test } from 'vitest';
import { splitLines } from './split-lines.ts';

async function linesOf(text: string, size: number, maxBytes = 100): Promise<(string | null)[]> {
  const bytes = new TextEncoder().encode(text);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
  }
  const lines: (string | null)[] = [];
  for await (const line of splitLines(chunks(), maxBytes)) {
    lines.push(line.bytes && new TextDecoder().decode(line.bytes));
    expect(line.number).toBe(lines.length);
  }
  return lines;
}

test.each([1, 2, 3, 1000])('gives every line once, whatever the chunks (%d bytes)', async (size) => {
  expect(await linesOf('ä\n\nb\r\nlast', size)).toEqual(['ä', '', 'b\r', 'last']);
  expect(await linesOf('a\nb\n', size)).toEqual(['a', 'b']);
  expect(await linesOf('', size)).toEqual([]);
});

test.each([1, 4, 1000])('gives a line that is too long as null and goes on (%d bytes)', async (size) => {
  expect(await linesOf('12345\n123456\n1', size, 5)).toEqual(['12345', null, '1']);
  expect(await linesOf('123456', size, 5)).toEqual([null]);
});
