import { expect, test } from 'vitest';
import { rememberLast } from './remember-last.ts';

test('a value is made again only after another one', () => {
  const made: string[] = [];
  const lengthOf = rememberLast((text: string) => {
    made.push(text);
    return text.length;
  });
  expect(['one', 'one', 'three', 'one'].map(lengthOf)).toEqual([3, 3, 5, 3]);
  expect(made).toEqual(['one', 'three', 'one']);
});
