import { expect, test } from 'vitest';
import { outlineOf } from '../testing/outline-of.ts';
import { blockKeys } from './block-keys.ts';

const keysOf = (html: string, salt = 7) => [...blockKeys(outlineOf(html), salt)];

test('equal text in equal structure has equal keys, whatever is around it', () => {
  const [key] = keysOf('<main><p>The boats came in.</p></main>');
  expect(keysOf('<nav><p>Menu</p></nav><main class=x><h1>News</h1><p>The boats came in.</p></main>')).toContain(key);
  expect(key).toBeGreaterThanOrEqual(0);
  expect(key).toBeLessThan(2 ** 32);
});

test.each([
  ['other text', '<main><p>The boats came in</p></main>', 7],
  ['another tag', '<main><div>The boats came in.</div></main>', 7],
  ['another ancestor', '<aside><p>The boats came in.</p></aside>', 7],
  ['another salt', '<main><p>The boats came in.</p></main>', 8],
])('%s has other keys', (_, html, salt) => {
  const [key] = keysOf('<main><p>The boats came in.</p></main>');
  expect(keysOf(html, salt)).not.toContain(key);
});

test('different texts have different keys', () => {
  const html = Array.from({ length: 3000 }, (_, i) => `<p>Sentence ${i}.</p>`).join('');
  expect(new Set(keysOf(html)).size).toBe(3000);
});
