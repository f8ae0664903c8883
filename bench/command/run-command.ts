import { UsageError } from './options.ts';

/** Runs a command with the process's arguments. Prints a failure, a UsageError without its stack, and exits with 1. */
export function runCommand(main: (argv: readonly string[]) => Promise<void>): void {
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
