import { fstatSync } from 'node:fs';
import { parseArguments } from './arguments/parse-arguments.ts';
import { UsageError } from './text/command-error.ts';
import { endWithPipe, Messages, writeResult } from './text/terminal.ts';
import { EXIT } from './exit-codes.ts';
import { version } from './version.ts';

endWithPipe(process.stdout);
endWithPipe(process.stderr);
process.exitCode = await run(process.argv.slice(2));

/** Resolves with the exit code. */
async function run(args: readonly string[]): Promise<number> {
  try {
    return await obey(args);
  } catch (cause) {
    const messages = new Messages(process.stderr, { quiet: false, hasProgress: false });
    if (!(cause instanceof UsageError)) {
      messages.error(cause instanceof Error ? cause.message : String(cause));
      return EXIT.failed;
    }
    messages.error(`${cause.message} winnow --help lists the options.`);
    return EXIT.usage;
  }
}

async function obey(args: readonly string[]): Promise<number> {
  const request = await parseArguments(args, { version, hasInput: hasInput() });
  switch (request.command) {
    case 'help':
      await writeResult(process.stdout, request.text);
      return EXIT.done;
    case 'version':
      await writeResult(process.stdout, `${version}\n`);
      return EXIT.done;
    case 'mcp':
      await (await import('./mcp/run-mcp.ts')).runMcp(request, version);
      return EXIT.done;
    case 'jsonl':
    case 'warc':
    case 'pages':
  }
  // Results on the terminal and a line of progress would be mixed.
  const isShown =
    request.out === null && process.stdout.isTTY && !('outputDir' in request && request.outputDir !== null);
  const messages = new Messages(process.stderr, { quiet: request.quiet, hasProgress: !isShown });
  const { rules, warnings } = await rulesOf(request.ruleFiles);
  for (const warning of warnings) messages.warn(warning);
  switch (request.command) {
    case 'pages':
      return (await import('./run-pages.ts')).runPages(request, rules, messages);
    case 'jsonl':
      await (await import('./jsonl/run-jsonl.ts')).runJsonl(request, rules, messages);
      return EXIT.done;
    case 'warc':
      return (await (await import('./warc/run-warc.ts')).runWarc(request, rules, messages)) ? EXIT.done : EXIT.failed;
  }
}

/** Rules need the list of public suffixes, which is large. */
async function rulesOf(files: readonly string[]) {
  if (files.length === 0) return { rules: [], warnings: [] };
  return (await import('./arguments/load-rules.ts')).loadRules(files);
}

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
