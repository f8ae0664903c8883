import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures.ts';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

type Lock = { readonly packages: Readonly<Record<string, { readonly version: string }>> };

// The build fails if the stated packages are not the bundled ones: see vite/notices.ts.
test('states name, version and licence text of each bundled package', () => {
  const notices = read('dist/chromium/THIRD-PARTY-NOTICES');
  const { packages } = JSON.parse(read('package-lock.json')) as Lock;
  const stated = [...notices.matchAll(/^(\S+) (\d+\.\S+) \(.+\)$/gm)];
  expect(stated.length).toBeGreaterThan(5);
  for (const [, name = '', version] of stated) expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
  expect(stated.map(([, name]) => name)).toContain('stopwords-iso');
  for (const part of notices.split(/^-{80}$/m).slice(1, -1)) expect(part.length).toBeGreaterThan(500);
  expect(read('dist/chromium/LICENSE')).toBe(read('LICENSE'));
});

test('has the notices in the build for Firefox and in the engine file', () => {
  test.skip(!existsSync(new URL('../dist/firefox', import.meta.url)), 'Firefox was not built.');
  expect(read('dist/firefox/THIRD-PARTY-NOTICES')).toBe(read('dist/chromium/THIRD-PARTY-NOTICES'));
  expect(read('dist/firefox/LICENSE')).toBe(read('LICENSE'));
  const engine = read('dist/engine/winnow.js');
  expect(engine).toContain(read('LICENSE').trim());
  expect(engine).toContain('stopwords-iso');
});
