import { expect, it } from 'vitest';
import { rawJson, strictJson } from './raw-json.ts';

it('writes every value that a store can hold', () => {
  const circle: { own?: unknown } = {};
  circle.own = circle;
  expect([undefined, null, 'a', [1], { a: 2n }].map((value) => rawJson(value))).toEqual([
    'null',
    'null',
    '"a"',
    '[1]',
    '{"a":"2"}',
  ]);
  expect(rawJson(circle)).toBe('"[object Object]"');
});

it('strictly, refuses a value that it would change', () => {
  const circle: unknown[] = [];
  circle.push(circle);
  expect(() => strictJson(circle)).toThrow(TypeError);
  expect(strictJson({ a: [1] }, 2)).toBe(JSON.stringify({ a: [1] }, null, 2));
});
