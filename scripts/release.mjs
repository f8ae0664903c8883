// npm run release -- [version] [--dry-run]: archives, checksums, notes, commit and tag. See CONTRIBUTING.md.
import { parseArgs } from 'node:util';
import { Complaint, ROOT, runMain, say, withPulse } from './project.mjs';
import { release } from './release/release.mjs';
import { npm } from './run-command.mjs';

const USAGE = 'npm run release -- [version] [--dry-run]';
/** Milliseconds. */
const LIMIT = 20 * 60_000;

runMain(() => {
  const { version, isDryRun } = readArguments();
  const date = new Date().toISOString().slice(0, 10);
  return release({ root: ROOT, version, isDryRun, date, makeArchives, print: (line) => console.log(line) });
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    if (positionals.length > 1) throw new Error('There is more than one version');
    return { version: positionals[0], isDryRun: values['dry-run'] };
  } catch (cause) {
    throw new Complaint(`${cause.message.split('. ', 1)[0]}. Usage: ${USAGE}`, { cause });
  }
}

/** Builds the archives in the clone, and once more from its source archive. @param {string} clone */
async function makeArchives(clone) {
  const steps = [
    ['Installing the dependencies', ['ci', '--no-audit', '--no-fund', '--loglevel=error']],
    ['Building the archives, twice', ['run', 'package', '--', '--verify']],
  ];
  for (const [title, args] of steps) {
    say(`${title} (some minutes) …`);
    const { code, output } = await withPulse(() => npm(args, { cwd: clone, timeout: LIMIT }));
    if (code !== 0) throw new Complaint(`npm ${args.join(' ')} failed. Repair it, then release:\n${output}`);
  }
}
