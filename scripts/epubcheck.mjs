// Finds and runs epubcheck, the W3C's checker of EPUB books. setup.mjs installs it.
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.mjs';

/** Where Debian, Fedora and Homebrew put it. */
const ARCHIVES = [
  '/usr/share/java/epubcheck.jar',
  '/usr/share/java/epubcheck/epubcheck.jar',
  '/opt/homebrew/opt/epubcheck/libexec/epubcheck.jar',
  '/usr/local/opt/epubcheck/libexec/epubcheck.jar',
];
/** Java compiles less thoroughly. That saves more time than it costs in runs of a few seconds. */
const QUICK_START = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const PROBE_LIMIT = 30_000;
const CHECK_LIMIT = 170_000;
/** Archives that were found to run. Asking one again starts Java again. @type {Set<string>} */
const working = new Set();
const PROBLEM = /^(?:FATAL|ERROR|WARNING)\b/;

/** The command that runs epubcheck: a Java archive (WINNOW_EPUBCHECK or an installed one), or null. */
export async function findEpubcheck() {
  const archive = process.env.WINNOW_EPUBCHECK ?? ARCHIVES.find((path) => existsSync(path));
  if (archive === undefined) return null;
  const command = ['java', ...QUICK_START, '-jar', archive];
  if (working.has(archive)) return command;
  // It exits with an error, as it was given no book.
  const { output } = await runCommand(command[0], [...command.slice(1), '--version'], { timeout: PROBE_LIMIT });
  if (!output.includes('EPUBCheck v')) return null;
  working.add(archive);
  return command;
}

/**
 * The errors and warnings of a book, one line each. Rejects where epubcheck does not run to its end.
 * @param {Uint8Array} book @returns {Promise<string[]>}
 */
export async function checkBook(book) {
  const command = await findEpubcheck();
  if (command === null) throw new Error('epubcheck is not installed.');
  const folder = await mkdtemp(join(tmpdir(), 'winnow-book-'));
  try {
    const file = join(folder, 'book.epub');
    await writeFile(file, book);
    const [java, ...args] = command;
    const { code, output } = await runCommand(java, [...args, file], { timeout: CHECK_LIMIT });
    const problems = output
      .split('\n')
      .filter((line) => PROBLEM.test(line))
      .map((line) => line.replaceAll(folder, ''));
    if (problems.length === 0 && code !== 0) throw new Error(`epubcheck failed: ${output}`);
    return problems;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
