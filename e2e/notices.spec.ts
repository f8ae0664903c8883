import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from './fixtures.ts';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

type Lock = { readonly packages: Readonly<Record<string, { readonly version: string }>> };

/** `name version` of every package that the source maps and the fonts of a fresh build come from. */
async function bundledPackages(): Promise<string[]> {
  const { packages } = JSON.parse(read('package-lock.json')) as Lock;
  const result = await build({ logLevel: 'silent', build: { write: false, sourcemap: true } });
  const files = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const sources = files.flatMap((file) => (file.type === 'chunk' ? (file.map?.sources ?? []) : file.originalFileNames));
  const names = sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
  return [...new Set(names)].map((name) => `${name} ${packages[`node_modules/${name}`]?.version ?? '?'}`);
}

test('states the licences of everything that is bundled, with their texts', async () => {
  const notices = read('dist/chromium/THIRD-PARTY-NOTICES');
  const stated = [...notices.matchAll(/^(\S+ \d+\.\S+) \(.+\)$/gm)].map(([, name]) => name);
  const bundled = [
    ...(await bundledPackages()),
    `stopwords-iso ${JSON.parse(read('node_modules/stopwords-iso/package.json')).version}`,
  ];
  expect(stated.sort()).toEqual(bundled.sort());
  expect(stated.length).toBeGreaterThan(5);
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
