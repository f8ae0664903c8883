import { describe, expect, test } from 'vitest';
import { holdsAllPackages } from './holds-all-packages.mjs';

const LOCK = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  },
};

describe('compares the lock file with the installed packages', () => {
  test('an optional package may be missing, and others may be there', () => {
    expect(installed({ 'node_modules/a': '1.0.0', 'node_modules/c': '3.0.0' })).toBe(true);
  });

  test('a package in another version does not count', () => {
    expect(installed({ 'node_modules/a': '1.0.1' })).toBe(false);
    expect(installed({ 'node_modules/a': '1.0.0', 'node_modules/b': '1.0.0' })).toBe(false);
  });

  test('a package that is not optional must be there', () => {
    expect(installed({ 'node_modules/b': '2.0.0' })).toBe(false);
  });
});

function installed(versions) {
  const packages = Object.entries(versions).map(([path, version]) => [path, { version }]);
  return holdsAllPackages(LOCK, { packages: Object.fromEntries(packages) });
}
