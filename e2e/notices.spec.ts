import { readFileSync } from 'node:fs';
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
