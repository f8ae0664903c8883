import { UsageError } from './options.ts';

/** Exit code of a process that ended because it was asked to: 128 and the number of SIGTERM. */
const TERMINATED = 143;

/**
 * Runs a command with the process's arguments. Prints a failure, a UsageError without its stack, and exits with 1.
 * SIGTERM ends the process. Playwright would only close its browsers, and the command would open the next one; where
 * the process exits, Playwright kills them.
 */
export function runCommand(main: (argv: readonly string[]) => Promise<void>): void {
  process.once('SIGTERM', () => process.exit(TERMINATED));
  main(process.argv.slice(2)).catch((cause: unknown) => {
    const text =
      cause instanceof UsageError
        ? cause.message
        : cause instanceof Error
          ? (cause.stack ?? cause.message)
          : String(cause);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  });
}
