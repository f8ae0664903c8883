import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './project.mjs';

/** Prints one line after the other until it is stopped. */
const ENDLESS = (print) => `
import { runMain, say } from ${JSON.stringify(join(ROOT, 'scripts/project.mjs'))};
const sayOrPrint = { say, print: (line) => process.stdout.write(line + '\\n') };
runMain(async () => {
  for (;;) {
    sayOrPrint.${print}('a line');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
});`;

it.each([
  ['results', 'print', 'stdout'],
  ['messages', 'say', 'stderr'],
])('a script ends without a complaint when nobody reads its %s any more', async (_, print, stream) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', ENDLESS(print)]);
  const other = stream === 'stdout' ? child.stderr : child.stdout;
  let complaint = '';
  other.on('data', (chunk) => {
    complaint += chunk;
  });
  child[stream].once('data', () => {
    child[stream].destroy();
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect([code, complaint]).toEqual([0, '']);
});
