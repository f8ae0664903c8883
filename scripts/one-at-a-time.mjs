import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Milliseconds between two looks at the file of another process. */
const PAUSE = 1000;

/**
 * Runs the work while no other process runs work under the same file, which holds the number of the process. The file
 * of a process that is gone does not count.
 * @template T @param {string} file @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function oneAtATime(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (cause) {
    if (cause.code !== 'EEXIST') throw cause;
  }
  if (!isRunning(file)) rmSync(file, { force: true });
  return false;
}

/** @param {string} file */
function isRunning(file) {
  try {
    // Signal 0 only asks whether there is such a process.
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (cause) {
    return cause.code === 'EPERM';
  }
}
