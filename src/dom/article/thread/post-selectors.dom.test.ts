import { expect, test } from 'vitest';
import { BY_ATTRIBUTE, NAMES, POST_SELECTORS } from './post-selectors.ts';

const parts = Object.values(POST_SELECTORS)
  .join()
  .replaceAll(/:has\([^)]*\)/g, '')
  .split(',');

test.each(parts)('the cheap test finds posts of %s', (selector) => {
  const bare = selector.replaceAll(/\[(?!id)[^\]]*\]/g, '');
  expect(BY_ATTRIBUTE.split(',').includes(selector) || NAMES.test(bare)).toBe(true);
});
