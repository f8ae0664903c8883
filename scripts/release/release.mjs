import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Complaint } from '../project.mjs';
import { hasSection, notesOf } from './changelog.mjs';
import { currentVersion, expectLater, nextMinor, RELEASE_FILES, writeVersion } from './versions.mjs';

/** Where `npm run package` writes. */
const ARCHIVES = 'dist/archives';

/**
 * Makes a release: archives, commit and tag. All is built and checked in a clone first, so that a failure changes
 * nothing. A dry run ends after that.
 * @param {{
 *   root: string, version: string | undefined, isDryRun: boolean, date: string,
 *   makeArchives: (clone: string) => Promise<void>, print: (line: string) => void
 * }} options `makeArchives` writes dist/archives with SHA256SUMS in the clone
 */
export async function release({ root, version: named, isDryRun, date, makeArchives, print }) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const version = await checkedVersion(root, named, isDryRun, git);
  const tag = `v${version}`;
  const folder = await mkdtemp(join(tmpdir(), 'winnow-release-'));
  try {
    const clone = join(folder, 'clone');
    git('clone', '--quiet', '--no-hardlinks', root, clone);
    print(`Release ${version}${isDryRun ? ', dry run: nothing is changed' : ''}\n\nFiles`);
    for (const line of await writeVersion(clone, version, date)) print(`  ${line}`);
    await makeArchives(clone);
    print(`\n${ARCHIVES}`);
    for (const line of (await readFile(join(clone, ARCHIVES, 'SHA256SUMS'), 'utf8')).trim().split('\n'))
      print(`  ${line}`);
    const changelog = await readFile(join(clone, 'CHANGELOG.md'), 'utf8');
    print(`\nNotes\n\n${notesOf(changelog, version)}\n`);
    print(`git commit -m "release: ${version}"\ngit tag -a ${tag} -m "Winnow ${version}"`);
    if (isDryRun) return;
    await rm(join(root, ARCHIVES), { recursive: true, force: true });
    await cp(join(clone, ARCHIVES), join(root, ARCHIVES), { recursive: true });
    for (const file of RELEASE_FILES) await cp(join(clone, file), join(root, file));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  git('commit', '--quiet', '-m', `release: ${version}`, '--', ...RELEASE_FILES);
  git('tag', '-a', tag, '-m', `Winnow ${version}`);
  print(`\nDone. Next: git push --follow-tags. The workflow of the tag makes the draft of the release.`);
}

/** The version to release. Throws a Complaint that names cause and next step where this cannot be done. */
async function checkedVersion(root, named, isDryRun, git) {
  const current = await currentVersion(root);
  if (named === undefined && !isDryRun)
    throw new Complaint(`Name the version, which comes after ${current}: npm run release -- ${nextMinor(current)}`);
  const version = named ?? nextMinor(current);
  expectLater(version, current);
  const changed = git('status', '--porcelain').trim();
  if (changed !== '')
    throw new Complaint(`The working tree has changes. Commit them or undo them, then release:\n${changed}`);
  if (git('tag', '--list', `v${version}`).trim() !== '')
    throw new Complaint(`The tag v${version} exists. Name a later version.`);
  if (hasSection(await readFile(join(root, 'CHANGELOG.md'), 'utf8'), version))
    throw new Complaint(`CHANGELOG.md has a section "${version}" already. Name a later version.`);
  return version;
}
