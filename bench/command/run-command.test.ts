import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { findChromium } from '../../scripts/browsers.mjs';

/** A command that opens a browser, prints its process, and opens the next one when it closes. */
const COMMAND = (executablePath: string): string => `
import { chromium } from 'playwright';
import { runCommand } from ${JSON.stringify(new URL('run-command.ts', import.meta.url).href)};
runCommand(async () => {
  for (;;) {
    const server = await chromium.launchServer({ executablePath: ${JSON.stringify(executablePath)} });
    const closed = new Promise((resolve) => server.process().once('exit', resolve));
    process.stdout.write(server.process().pid + '\\n');
    await closed;
  }
});`;

let child: ChildProcess | null = null;
afterEach(() => {
  child?.kill('SIGKILL');
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.each(['SIGTERM', 'SIGINT'] as const)('ends a command and its browser at %s', async (signal) => {
  const code = COMMAND((await findChromium()) ?? '');
  child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  const browser = Number(line.toString());
  expect(isRunning(browser)).toBe(true);
  child.kill(signal);
  expect(await ended).toEqual([signal === 'SIGTERM' ? 143 : 130, null]);
  await expect.poll(() => isRunning(browser)).toBe(false);
});
