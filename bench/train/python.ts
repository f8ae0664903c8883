import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../command/options.ts';

/** Debian's Python, which finds Debian's packages; a Python from elsewhere seldom does. */
const PYTHON = '/usr/bin/python3';
const REQUIREMENTS = new URL('./requirements.txt', import.meta.url);
const SETUP = fileURLToPath(new URL('./training_setup.py', import.meta.url));

/** True where Python has these packages in the versions of requirements.txt. */
export async function hasPackages(packages: readonly string[]): Promise<boolean> {
  return (await run([SETUP, ...packages], 'ignore')) === 0;
}

/** The versions of requirements.txt of these packages, which the training scripts require. */
export async function pinnedVersions(packages: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(REQUIREMENTS, 'utf8');
  const versions = new Map([...text.matchAll(/^([\w-]+)==([\w.]+)$/gm)].map(([, name, version]) => [name!, version!]));
  return Object.fromEntries(packages.map((name) => [name, versions.get(name)!]));
}

/**
 * Runs a training script, with its output in this terminal; throws UsageError if it fails. The output gives the reason.
 */
export async function runScript(script: URL, args: readonly string[]): Promise<void> {
  const file = fileURLToPath(script);
  if ((await run([file, ...args], 'inherit')) !== 0)
    throw new UsageError(`${PYTHON} ${file} failed; its message is above.`);
}

/** Exit status; 1 if there is no such Python. */
function run(args: readonly string[], stdio: 'inherit' | 'ignore'): Promise<number> {
  return new Promise((resolve) => {
    spawn(PYTHON, args, { stdio })
      .on('error', () => {
        resolve(1);
      })
      .on('close', (code) => {
        resolve(code ?? 1);
      });
  });
}
