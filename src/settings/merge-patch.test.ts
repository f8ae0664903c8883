import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergePatched, mergePatchOf } from './merge-patch.ts';

it('holds only what changed, and removes with null', () => {
  const before = { theme: 'dark', sites: { a: { font: 'serif' }, b: { theme: 'sepia', width: 'wide' } } };
  const after = { theme: 'dark', sites: { b: { theme: 'light', width: 'wide' }, c: {} } };
  const patch = mergePatchOf(before, after);
  expect(patch).toEqual({ sites: { a: null, b: { theme: 'light' }, c: {} } });
  expect(mergePatched(before, patch)).toEqual(after);
});

it('keeps both of two changes in one object, the later one last', () => {
  const before = { sites: { a: { font: 'serif' } } };
  const first = mergePatchOf(before, { sites: { a: { font: 'serif' }, b: {} } });
  const second = mergePatchOf(before, { sites: { a: { font: 'serif', theme: 'dark' } } });
  const both = mergePatched(mergePatched(before, first), second);
  expect(JSON.stringify(both)).toBe('{"sites":{"b":{},"a":{"font":"serif","theme":"dark"}}}');
});

it('makes the new values of the old ones, whatever their keys are', () => {
  const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean());
  const key = fc.constantFrom('a', 'b', '__proto__', 'constructor', 'toString');
  const { values } = fc.letrec<{ values: Record<string, unknown>; value: unknown }>((tie) => ({
    values: fc.dictionary(key, tie('value'), { noNullPrototype: true }),
    value: fc.oneof({ maxDepth: 3 }, leaf, fc.array(leaf), tie('values')),
  }));
  fc.assert(
    fc.property(values, values, (before, after) => {
      const merged = mergePatched(before, mergePatchOf(before, after));
      expect(merged).toEqual(after);
      expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    }),
  );
});
