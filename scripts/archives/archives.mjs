// Makes the archives of a release. The same files give the same bytes.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { zipSync } from 'fflate';
import { npm } from '../run-command.mjs';
import { Complaint } from '../project.mjs';
import { archiveFaults } from './archive-faults.mjs';

/** A fixed date, the earliest in a zip. */
const DATE = new Date(1980, 0, 1);
const LEVEL = 9;
/** Milliseconds. */
const PACK_LIMIT = 2 * 60_000;

/** @typedef {Readonly<Record<string, Uint8Array>>} Tree files by their path, sorted */

/**
 * Writes the archives for Chromium and Firefox, the source archive for Mozilla's reviewers and the npm package, and a
 * list of their checksums. Needs the builds. Throws a Complaint if an archive has what it must not have.
 * @param {string} root the project @param {string} folder for the archives; emptied first
 * @returns {Promise<string[]>} one line for each archive
 */
export async function makeArchives(root, folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const lines = [];
  for (const target of ['chromium', 'firefox']) {
    const tree = await readTree(join(root, 'dist', target));
    const faults = archiveFaults(Object.keys(tree));
    if (faults.length > 0) throw new Complaint(`dist/${target} ${faults.join('; ')}. Repair the build.`);
    lines.push(await writeZip(tree, folder, `winnow-${version}-${target}.zip`));
  }
  lines.push(await writeZip(await readSources(root), folder, `winnow-${version}-source.zip`));
  lines.push(await packPackage(root, folder));
  const sums = await checksums(folder);
  await writeFile(join(folder, 'SHA256SUMS'), sums);
  return lines;
}

/** @param {string} folder @returns {Promise<Tree>} every file of a folder */
export async function readTree(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return readFiles(
    folder,
    files.map((file) => relative(folder, file).split(sep).join('/')),
  );
}

/** @param {Tree} tree */
export function zipTree(tree) {
  return zipSync(tree, { level: LEVEL, mtime: DATE });
}

/** The files of the repository. @param {string} root @returns {Promise<Tree>} */
async function readSources(root) {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return readFiles(root, listed.split('\0').filter(Boolean));
}

/** @param {string} folder @param {readonly string[]} names @returns {Promise<Tree>} */
async function readFiles(folder, names) {
  const read = [...names].sort().map(async (name) => [name, new Uint8Array(await readFile(join(folder, name)))]);
  return Object.fromEntries(await Promise.all(read));
}

async function writeZip(tree, folder, name) {
  const archive = zipTree(tree);
  await writeFile(join(folder, name), archive);
  return `${name}  ${kilobytes(archive.length)} kB, ${Object.keys(tree).length} files`;
}

async function packPackage(root, folder) {
  const args = ['pack', '--ignore-scripts', '--json', '--loglevel=error', '--pack-destination', folder];
  const { code, output } = await npm(args, { cwd: root, timeout: PACK_LIMIT });
  if (code !== 0)
    throw new Complaint(`npm pack failed. Run npm run build:package and npm run build:command:\n${output}`);
  const [{ filename, size, files }] = JSON.parse(output.slice(output.indexOf('[')));
  const faults = archiveFaults(files.map(({ path }) => path));
  if (faults.length > 0) throw new Complaint(`The npm package ${faults.join('; ')}. Repair "files" in package.json.`);
  return `${filename}  ${kilobytes(size)} kB, ${files.length} files`;
}

/** As sha256sum writes and checks them. */
async function checksums(folder) {
  const names = (await readdir(folder)).sort();
  const sums = names.map(async (name) => {
    const sum = createHash('sha256').update(await readFile(join(folder, name)));
    return `${sum.digest('hex')}  ${name}\n`;
  });
  return (await Promise.all(sums)).join('');
}

function kilobytes(bytes) {
  return (bytes / 1024).toFixed(1);
}
