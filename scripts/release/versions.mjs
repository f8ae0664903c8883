// Writes the version of a release into the files that state it.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Complaint } from '../project.mjs';
import { datedChangelog } from './changelog.mjs';

const NUMBER = /^(\d+)\.(\d+)\.(\d+)$/u;
/** How often each file states the version of Winnow itself. */
const STATED = { 'package.json': 1, 'package-lock.json': 2, 'manifest.json': 1 };

/** The files that a release changes. */
export const RELEASE_FILES = [...Object.keys(STATED), 'CHANGELOG.md'];

/** @param {string} root @returns {Promise<string>} the version in package.json */
export async function currentVersion(root) {
  return JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).version;
}

/** The version after this one that adds something. @param {string} version */
export function nextMinor(version) {
  const [major, minor] = partsOf(version);
  return `${major}.${minor + 1}.0`;
}

/** Throws a Complaint unless `version` has three numbers and comes after `current`. */
export function expectLater(version, current) {
  const [now, next] = [partsOf(current), partsOf(version)];
  const at = next.findIndex((part, place) => part !== now[place]);
  if (at === -1 || next[at] < now[at])
    throw new Complaint(`${version} does not come after ${current}, the version in package.json. Name a later one.`);
}

function partsOf(version) {
  const parts = NUMBER.exec(version)?.slice(1).map(Number);
  if (parts === undefined)
    throw new Complaint(`"${version}" is no version. Write three numbers, such as 1.0.0: npm run release -- 1.0.0`);
  return parts;
}

/**
 * Writes the files of a release.
 * @param {string} root @param {string} version @param {string} date YYYY-MM-DD
 * @returns {Promise<string[]>} what was changed, one line for each file
 */
export async function writeVersion(root, version, date) {
  const current = await currentVersion(root);
  const lines = [];
  for (const [name, times] of Object.entries(STATED)) {
    const file = join(root, name);
    let left = times;
    // The first ones are Winnow's own; a package with the same version stands further below.
    const text = (await readFile(file, 'utf8')).replaceAll(`"version": "${current}"`, (found) =>
      left-- > 0 ? `"version": "${version}"` : found,
    );
    if (left > 0) throw new Complaint(`${name} does not state version ${current}. Make it equal to package.json.`);
    await writeFile(file, text);
    lines.push(`${name}: ${current} → ${version}`);
  }
  const changelog = join(root, 'CHANGELOG.md');
  await writeFile(changelog, datedChangelog(await readFile(changelog, 'utf8'), version, date));
  return [...lines, `CHANGELOG.md: "Unreleased" becomes "${version} – ${date}"`];
}
