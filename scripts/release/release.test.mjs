import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { release } from './release.mjs';

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n- Reads more pages.\n\n## 0.1.0\n\n- The start.\n';
const VERSION = { name: 'winnow', version: '0.1.0' };
const FILES = {
  'package.json': VERSION,
  // Another package has the same version.
  'package-lock.json': { ...VERSION, packages: { '': VERSION, 'node_modules/other': { version: '0.1.0' } } },
  'manifest.json': VERSION,
};

/** A repository with the files of a release, all committed. */
let root;
let printed;

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const read = (file) => readFile(join(root, file), 'utf8');
const run = (version, isDryRun = false, makeArchives = archives) =>
  release({
    root,
    version,
    isDryRun,
    date: '2026-12-01',
    makeArchives,
    print: (line) => {
      printed += `${line}\n`;
    },
  });

async function archives(clone) {
  await mkdir(join(clone, 'dist/archives'), { recursive: true });
  const { version } = JSON.parse(await readFile(join(clone, 'manifest.json'), 'utf8'));
  await writeFile(join(clone, 'dist/archives/SHA256SUMS'), `abc  winnow-${version}-chromium.zip\n`);
}

beforeEach(async () => {
  printed = '';
  root = await mkdtemp(join(tmpdir(), 'winnow-release-test-'));
  git('init', '--quiet');
  git('config', 'user.name', 'A Maintainer');
  git('config', 'user.email', 'maintainer@winnow.invalid');
  for (const [name, value] of Object.entries(FILES))
    await writeFile(join(root, name), `${JSON.stringify(value, null, 2)}\n`);
  await writeFile(join(root, 'CHANGELOG.md'), CHANGELOG);
  await writeFile(join(root, '.gitignore'), 'dist/\n');
  git('add', '-A');
  git('commit', '--quiet', '-m', 'start');
});

afterEach(() => rm(root, { recursive: true, force: true }));

it('writes version, date, commit and tag, and keeps the archives', async () => {
  await run('1.0.0');
  expect(JSON.parse(await read('manifest.json')).version).toBe('1.0.0');
  expect(JSON.parse(await read('package-lock.json'))).toEqual({
    ...VERSION,
    version: '1.0.0',
    packages: { '': { ...VERSION, version: '1.0.0' }, 'node_modules/other': { version: '0.1.0' } },
  });
  expect(await read('CHANGELOG.md')).toContain('## Unreleased\n\n## 1.0.0 – 2026-12-01\n\n- Reads more pages.\n');
  expect(git('log', '-1', '--format=%s').trim()).toBe('release: 1.0.0');
  expect(git('rev-parse', 'v1.0.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
  expect(git('status', '--porcelain')).toBe('');
  expect(await read('dist/archives/SHA256SUMS')).toContain('winnow-1.0.0-chromium.zip');
});

it('shows in a dry run all that a release does, and changes nothing', async () => {
  const before = git('rev-parse', 'HEAD');
  await run('1.0.0', true);
  for (const part of ['manifest.json: 0.1.0 → 1.0.0', 'package-lock.json', '1.0.0 – 2026-12-01', 'abc  winnow-1.0.0'])
    expect(printed).toContain(part);
  expect(printed).toContain('- Reads more pages.');
  expect(printed).toContain('git tag -a v1.0.0');
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual([before, '', '']);
});

it('shows the next version in a dry run without a version', async () => {
  await run(undefined, true);
  expect(printed).toContain('Release 0.2.0');
});

it.each([
  ['no version', undefined, /npm run release -- 0\.2\.0/],
  ['something that is no version', '1.0', /"1\.0" is no version\. Write three numbers/],
  ['the present version', '0.1.0', /does not come after 0\.1\.0.*Name a later one/],
  ['an earlier version', '0.0.9', /does not come after 0\.1\.0/],
])('refuses %s', async (_, version, message) => {
  await expect(run(version)).rejects.toThrow(message);
});

it('refuses a changed working tree, and names the files', async () => {
  await writeFile(join(root, 'CHANGELOG.md'), `${CHANGELOG}more`);
  await expect(run('1.0.0')).rejects.toThrow(/Commit them or undo them[^]+CHANGELOG\.md/);
});

it('refuses a version that has a tag', async () => {
  git('tag', 'v1.0.0');
  await expect(run('1.0.0')).rejects.toThrow('The tag v1.0.0 exists. Name a later version.');
});

it('refuses a version that the changelog has', async () => {
  await writeFile(join(root, 'CHANGELOG.md'), CHANGELOG.replace('## 0.1.0', '## 1.0.0 – 2026-11-01'));
  git('commit', '--quiet', '-am', 'changelog');
  await expect(run('1.0.0')).rejects.toThrow('CHANGELOG.md has a section "1.0.0" already.');
});

it('refuses an empty list of changes', async () => {
  await writeFile(join(root, 'CHANGELOG.md'), CHANGELOG.replace('- Reads more pages.\n', ''));
  git('commit', '--quiet', '-am', 'changelog');
  await expect(run('1.0.0')).rejects.toThrow('"Unreleased" in CHANGELOG.md is empty.');
});

it('changes nothing if the archives cannot be made', async () => {
  const failing = () => Promise.reject(new Error('no archives'));
  await expect(run('1.0.0', false, failing)).rejects.toThrow('no archives');
  expect([git('status', '--porcelain'), git('tag')]).toEqual(['', '']);
});
