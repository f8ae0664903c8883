import { expect, it } from 'vitest';
import { readOptions, UsageError } from './options.ts';

it('adds the baseline to whatever peers are asked for', () => {
  expect(readOptions(['--peers', 'defuddle'], '/repo').peers).toEqual(['defuddle', 'everything']);
  expect(readOptions(['--peers', 'none'], '/repo').peers).toEqual([]);
});

it('looks for the data beside the repository unless told otherwise', () => {
  expect(readOptions([], '/a/repo').dataDir).toBe('/a/shared/data');
  expect(readOptions(['--data', '/b'], '/a/repo').dataDir).toBe('/b');
});

it.each([
  ['--peers', 'nobody'],
  ['--limit', '0'],
  ['--jobs', 'two'],
  ['--bogus', '1'],
])('refuses %s %s with a word to the person', (...argv) => {
  expect(() => readOptions(argv, '/repo')).toThrow(UsageError);
});
