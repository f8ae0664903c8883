// Shared by all scripts: the project's folder, messages and errors.
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** An error that the user can fix. Its message is one line and names the next step. */
export class Complaint extends Error {}

/** Prints a progress message to standard error. Results go to standard output. @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

const PULSE = 15_000;

/**
 * Prints the elapsed time every 15 seconds until the work is done.
 * @template T @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function withPulse(work) {
  const begin = Date.now();
  const pulse = setInterval(() => {
    say(`  ${Math.round((Date.now() - begin) / 1000)} s`);
  }, PULSE);
  try {
    return await work();
  } finally {
    clearInterval(pulse);
  }
}

/**
 * Runs the main function of a script. After an error the exit code is 1. A Complaint prints its message, any other
 * error its stack.
 * @param {() => Promise<void>} main
 */
export function runMain(main) {
  // A reader of the output, such as head, may stop reading. With 2>&1 it also reads the messages.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (cause) => {
      process.exit(cause.code === 'EPIPE' ? 0 : 1);
    });
  main().catch((cause) => {
    say(cause instanceof Complaint ? cause.message : (cause?.stack ?? String(cause)));
    process.exit(1);
  });
}
