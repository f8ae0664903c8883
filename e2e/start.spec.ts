import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'e2e/pages/news.html');

// Both tests write to dist/, so they run one after the other.
test.describe.configure({ mode: 'serial' });

/** Runs npm start's script without a display; returns what it prints. */
async function start(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/start.mjs', '--headless', ...args], {
    cwd: ROOT,
  });
  return stdout;
}

test('npm start prints the article of a file and saves screenshots of popup and overlay', async () => {
  const begin = Date.now();
  const output = await start(PAGE);
  expect(output).toContain('title       The mill that waits for the moon');
  expect(output).toContain('algorithm   winnow');
  for (const view of ['popup', 'overlay']) {
    const { mtimeMs, size } = await stat(join(ROOT, `dist/screenshots/${view}.png`));
    expect(mtimeMs).toBeGreaterThan(begin - 1000);
    expect(size).toBeGreaterThan(10_000);
  }
});

test('npm start reads with the algorithm that it is given, and rejects an unknown one', async () => {
  expect(await start(PAGE, '--algorithm', 'bte')).toContain('algorithm   bte');
  await expect(start(PAGE, '--algorithm', 'none')).rejects.toThrow('There is no algorithm "none"');
});
