import { expect, test } from 'vitest';
import { NAME_GROUP, NameGroups } from './name-groups.ts';
import { bitOfTag, tagBits } from './tag-bits.ts';

const groups = new NameGroups();

test.each([
  ['nav', ['navigation']],
  ['colophon', ['footer']],
  ['disqus', ['comment']],
  ['artikel', ['content']],
  ['basket', ['product']],
  ['stars', ['review']],
  ['teaser', ['card']],
  ['gallery', ['media']],
  ['login', ['form']],
  ['accordion', ['tabs']],
  ['privacy', ['legal']],
  ['forum', ['forum']],
  ['forumRow', ['forum']],
  ['row-forum', ['forum']],
  ['FORUM', ['forum']],
  ['Forum', ['forum']],
  ['forum_reply', ['forum', 'comment']],
  ['forumed', []],
  ['', []],
] as const)('the name "%s" belongs to the groups %j', (name, expected) => {
  const bits = expected.reduce((mask, group) => mask | (1 << NAME_GROUP[group]), 0);
  expect(groups.bitsOf(name)).toBe(bits);
  expect(groups.bitsOf(name)).toBe(bits);
});

test('the pattern of a class attribute has a mark for each number', () => {
  expect(groups.patternOf('item item-17 c3d')).toBe('item item-# c#d');
  expect(groups.patternOf('item item-17 c3d')).toBe('item item-# c#d');
});

test.each([
  ['nav', '', ['nav']],
  ['div', 'navigation', ['div', 'nav']],
  ['ul', 'menu', ['list', 'nav']],
  ['h3', '', ['heading']],
  ['th', '', ['td']],
  ['span', 'heading', ['heading']],
  ['span', 'none', []],
  ['span', '', []],
] as const)('the tag %s with the role "%s" has the bits of %j', (tag, role, names) => {
  expect(tagBits({ tag, role })).toBe(names.map(bitOfTag).reduce((mask, bit) => mask | bit, 0));
});
