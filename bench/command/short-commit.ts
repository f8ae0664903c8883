import { execFileSync } from 'node:child_process';

/** The short name of the commit that is checked out, for reports. */
export function shortCommit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}
