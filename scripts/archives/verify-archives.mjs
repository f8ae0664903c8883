// Proves that the source archive gives the archives of the browsers and the npm package, byte by byte.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { Complaint, say } from '../project.mjs';
import { npm } from '../run-command.mjs';
import { readTree, zipTree } from './archives.mjs';

/** Milliseconds. */
const LIMIT = 15 * 60_000;
/** What a reviewer runs, as docs/store/reviewers.md says. */
const COMMANDS = [
  ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
  ['run', 'build'],
  ['run', 'build:firefox'],
  ['run', 'build:package'],
  ['run', 'build:command'],
];

/**
 * Unpacks the source archive in a new folder, builds there, and compares every file. Throws a Complaint that names the
 * files that differ.
 * @param {string} root the project, built @param {string} folder with the archives
 */
export async function verifyArchives(root, folder) {
  const name = (await readdir(folder)).find((file) => file.endsWith('-source.zip'));
  const archive = new Uint8Array(await readFile(join(folder, name)));
  const other = await mkdtemp(join(tmpdir(), 'winnow-source-'));
  try {
    for (const [path, bytes] of Object.entries(unzipSync(archive))) {
      await mkdir(dirname(join(other, path)), { recursive: true });
      await writeFile(join(other, path), bytes);
    }
    if (!same(zipTree(await readTree(other)), archive))
      throw new Complaint(`${name} does not give the same bytes when it is packed again. See scripts/archives/.`);
    for (const args of COMMANDS) {
      say(`In the folder of the source archive: npm ${args.join(' ')} …`);
      const { code, output } = await npm(args, { cwd: other, timeout: LIMIT });
      if (code !== 0) throw new Complaint(`npm ${args.join(' ')} failed in the source archive:\n${output}`);
    }
    const different = (
      await Promise.all(
        ['chromium', 'firefox', 'package', 'command'].map((target) => differences(join('dist', target), root, other)),
      )
    ).flat();
    if (different.length > 0)
      throw new Complaint(`Two builds differ. Find what depends on folder, time or order in:\n${different.join('\n')}`);
  } finally {
    await rm(other, { recursive: true, force: true });
  }
}

/** @param {string} path below both folders */
async function differences(path, ...folders) {
  const [one, two] = await Promise.all(folders.map((folder) => readTree(join(folder, path))));
  const names = [...new Set([...Object.keys(one), ...Object.keys(two)])];
  return names
    .filter((name) => one[name] === undefined || two[name] === undefined || !same(one[name], two[name]))
    .map((name) => join(path, name));
}

function same(one, two) {
  return Buffer.compare(one, two) === 0;
}
