import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './project.mjs';

/** Folders of a development machine, written so that this file does not contain one. */
const MACHINE_PATH = new RegExp(['work', 'root'].map((name) => `(?<![\\w.*-])/${name}/`).join('|'), 'u');
const BINARY = /\.(png|woff2|ico)$/u;

const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !BINARY.test(file));

it('no file contains a path of a development machine', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => MACHINE_PATH.test(read(file)))).toEqual([]);
});

it('the lock file contains no registry address', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved"/u);
});

/** Text of the file; empty if it is deleted but still in the index. */
function read(file) {
  try {
    return readFileSync(join(ROOT, file), 'utf8');
  } catch (cause) {
    if (cause.code === 'ENOENT') return '';
    throw cause;
  }
}
