import { describe, expect, test } from 'vitest';
import { findUnused } from './find-unused.mjs';

const ROOMS = { a: [], 'a/inner': ['a'], b: ['a/*'], c: ['a', 'b'] };

describe('finds permissions that nothing uses', () => {
  test('each arrow of the table is one permission', () => {
    expect(unused({ 'src/a/inner/x.ts': ['src/a/y.ts'], 'src/b/x.ts': ['src/a/inner/x.ts'] })).toEqual([
      'c → a',
      'c → b',
    ]);
  });

  test('an import of an inner room does not use the permission for the room around it', () => {
    expect(unused({ 'src/c/x.ts': ['src/a/inner/x.ts', 'src/b/x.ts'] })).toContain('c → a');
  });

  test('an exception between separate folders is a permission, too', () => {
    const separate = { a: { inner: ['other'] } };
    expect(unused({ 'src/a/inner/x.ts': ['src/a/inner/y.ts'] }, separate)).toContain('a/inner → a/other');
    expect(unused({ 'src/a/inner/x.ts': ['src/a/other/y.ts'] }, separate)).not.toContain('a/inner → a/other');
  });

  test('an import of a test uses no permission', () => {
    expect(unused({ 'src/c/x.test.ts': ['src/a/x.ts'] })).toContain('c → a');
  });
});

function unused(imports, separate = {}) {
  const modules = Object.entries(imports).map(([source, targets]) => ({
    source,
    dependencies: targets.map((resolved) => ({ resolved })),
  }));
  return findUnused(modules, ROOMS, separate);
}
