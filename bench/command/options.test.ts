import { expect, it } from 'vitest';
import { readOptions, UsageError } from './options.ts';

it('adds the baseline to the chosen peers', () => {
  expect(readOptions(['--peers', 'defuddle'], '/repo').peers).toEqual(['defuddle', 'everything']);
  expect(readOptions(['--peers', 'none'], '/repo').peers).toEqual([]);
});

it('looks for the data next to the repository unless --data names a folder', () => {
  expect(readOptions([], '/a/repo').dataDir).toBe('/a/shared/data');
  expect(readOptions(['--data', '/b'], '/a/repo').dataDir).toBe('/b');
});

it.each([
  ['--peers', 'nobody'],
  ['--limit', '0'],
  ['--jobs', 'two'],
  ['--bogus', '1'],
])('rejects %s %s with a message for the user', (...argv) => {
  expect(() => readOptions(argv, '/repo')).toThrow(UsageError);
});
