import { fstatSync } from 'node:fs';
import { startWorker } from './pool/worker-pool.ts';
import { runCommand } from './run-command.ts';
import { endWithOutput } from './text/terminal.ts';

const { stdin, stdout, stderr } = process;
endWithOutput(stdout);
endWithOutput(stderr);
process.exitCode = await runCommand(process.argv.slice(2), {
  ...{ stdin, stdout, stderr },
  hasInput: hasInput(),
  startThread: startWorker,
});

/** True where something is piped or redirected into the command; not for a terminal, nor where there is no input. */
function hasInput(): boolean {
  if (process.stdin.isTTY) return false;
  try {
    const input = fstatSync(0);
    return input.isFIFO() || input.isFile() || input.isSocket();
  } catch {
    return false; // Standard input is closed.
  }
}
