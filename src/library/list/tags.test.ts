import { expect, it } from 'vitest';
import { joinTags, parseTags } from './tags.ts';

it('reads tags between commas of any script, each once, without white space around them', () => {
  expect(parseTags(' sea ,, Old  mills,SEA,\n')).toEqual(['sea', 'Old mills']);
  expect(parseTags('بحر، طاحونة')).toEqual(['بحر', 'طاحونة']);
  expect(parseTags('海、風，水')).toEqual(['海', '風', '水']);
  expect(parseTags(' , ')).toEqual([]);
});

it('bounds the length and the number of tags', () => {
  expect(parseTags('a'.repeat(100))).toEqual(['a'.repeat(40)]);
  expect(parseTags(Array.from({ length: 50 }, (_, at) => `t${String(at)}`).join())).toHaveLength(20);
});

it('joins tags without doubling and keeps the case of the first', () => {
  expect(joinTags(['Sea'], ['sea', 'mill'])).toEqual(['Sea', 'mill']);
});
