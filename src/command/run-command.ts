import { parseArguments } from './arguments/parse-arguments.ts';
import { EXIT } from './text/exit-codes.ts';
import type { Host } from './pool/host.ts';
import { UsageError } from './text/command-error.ts';
import { Messages, writeResult } from './text/terminal.ts';
import { version } from './version.ts';

/** Obeys a call of the command and tells the user what is wrong with it. Resolves with the exit code. */
export async function runCommand(args: readonly string[], host: Host): Promise<number> {
  try {
    return await obey(args, host);
  } catch (cause) {
    const messages = new Messages(host.stderr, { quiet: false, hasProgress: false });
    if (!(cause instanceof UsageError)) {
      messages.error(cause instanceof Error ? cause.message : String(cause));
      return EXIT.failed;
    }
    messages.error(`${cause.message} winnow --help lists the options.`);
    return EXIT.usage;
  }
}

async function obey(args: readonly string[], host: Host): Promise<number> {
  const request = await parseArguments(args, { version, hasInput: host.hasInput });
  switch (request.command) {
    case 'help':
      await writeResult(host.stdout, request.text);
      return EXIT.done;
    case 'version':
      await writeResult(host.stdout, `${version}\n`);
      return EXIT.done;
    case 'mcp':
      await (await import('./mcp/run-mcp.ts')).runMcp(request, version, host);
      return EXIT.done;
    case 'jsonl':
    case 'warc':
    case 'pages':
  }
  // Results on the terminal and a line of progress would be mixed.
  const isShown =
    request.out === null && host.stdout.isTTY === true && !('outputDir' in request && request.outputDir !== null);
  const messages = new Messages(host.stderr, { quiet: request.quiet, hasProgress: !isShown });
  const { rules, warnings } = await rulesOf(request.ruleFiles);
  for (const warning of warnings) messages.warn(warning);
  switch (request.command) {
    case 'pages':
      return (await import('./run-pages.ts')).runPages(request, { rules, messages, host });
    case 'jsonl':
      await (await import('./jsonl/run-jsonl.ts')).runJsonl(request, { rules, messages, host });
      return EXIT.done;
    case 'warc':
      return (await (await import('./warc/run-warc.ts')).runWarc(request, { rules, messages, host }))
        ? EXIT.done
        : EXIT.failed;
  }
}

/** Rules need the list of public suffixes, which is large. */
async function rulesOf(files: readonly string[]) {
  if (files.length === 0) return { rules: [], warnings: [] };
  return (await import('./arguments/load-rules.ts')).loadRules(files);
}
