// Reads and dates the sections of CHANGELOG.md.
import { Complaint } from '../project.mjs';

const UNRELEASED = '## Unreleased';

/**
 * What stands under the heading of a version or "Unreleased". Throws a Complaint if there is no such section.
 * @param {string} changelog @param {string} version
 */
export function notesOf(changelog, version) {
  const notes = sectionOf(changelog, version);
  if (notes === null)
    throw new Complaint(`CHANGELOG.md has no section "## ${version}". Check the version, or write the section.`);
  return notes;
}

/** @param {string} changelog @param {string} version */
export function hasSection(changelog, version) {
  return sectionOf(changelog, version) !== null;
}

/**
 * Gives what is under "Unreleased" to the version, and starts a new, empty "Unreleased".
 * @param {string} changelog @param {string} version @param {string} date YYYY-MM-DD
 */
export function datedChangelog(changelog, version, date) {
  if (notesOf(changelog, 'Unreleased') === '')
    throw new Complaint('"Unreleased" in CHANGELOG.md is empty. Write what a user notices, then release.');
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n\n## ${version} – ${date}`);
}

function sectionOf(changelog, version) {
  // The date follows the version after a dash.
  const sections = changelog.split(/^## /mu).slice(1);
  const found = sections.find((section) => section.split('\n', 1)[0].split(' – ', 1)[0].trim() === version);
  return found === undefined ? null : found.split('\n').slice(1).join('\n').trim();
}
