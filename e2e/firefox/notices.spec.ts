import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

test('has the notices in the build for Firefox and in the engine file', () => {
  expect(read('dist/firefox/THIRD-PARTY-NOTICES')).toBe(read('dist/chromium/THIRD-PARTY-NOTICES'));
  expect(read('dist/firefox/LICENSE')).toBe(read('LICENSE'));
  const engine = read('dist/engine/winnow.js');
  expect(engine).toContain(read('LICENSE').trim());
  expect(engine).toContain('stopwords-iso');
});
