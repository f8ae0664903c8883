import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';

/** No system gives a process so high a number. */
const GONE = 2 ** 30;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'one-at-a-time-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('the second work begins when the first one has ended', async () => {
  const events = [];
  const work = (name) => async () => {
    events.push(`+${name}`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`-${name}`);
  };
  await Promise.all(['a', 'b'].map((name) => oneAtATime(join(folder, 'lock'), work(name))));
  expect(events).toEqual(['+a', '-a', '+b', '-b']);
});

test('the file of a process that is gone does not stop the work', async () => {
  writeFileSync(join(folder, 'lock'), String(GONE));
  expect(await oneAtATime(join(folder, 'lock'), async () => 'done')).toBe('done');
});

test('work that fails does not stop the next one', async () => {
  const failing = oneAtATime(join(folder, 'lock'), () => Promise.reject(new Error('fails')));
  await expect(failing).rejects.toThrow('fails');
  expect(await oneAtATime(join(folder, 'lock'), async () => 'done')).toBe('done');
});
