import { type CommandName, COMMANDS, OPTIONS } from './options.ts';

const USAGE: Readonly<Record<CommandName, string>> = {
  pages: `Usage: winnow [options] <address | file | folder | -> …

Finds the article of web pages and writes it as Markdown, HTML, text, JSON or a book.

  winnow https://example.org/story          one page, as Markdown
  winnow --json page.html                   a file, as JSON
  curl … | winnow --url https://… -         a page from standard input
  winnow --input-dir pages --output-dir out a folder

Commands:
  winnow jsonl   reads and writes lines of JSON
  winnow warc    reads WARC files, such as those of Common Crawl
  winnow mcp     serves agents (Model Context Protocol)
  winnow <command> --help lists the options of a command.`,
  jsonl: `Usage: winnow jsonl [options] < pages.jsonl > articles.jsonl

Reads lines such as {"id": 7, "url": "https://…", "html": "…"} and answers each with one line.`,
  warc: `Usage: winnow warc [options] <file.warc.gz>

Reads the pages of a WARC file and writes one line of JSON for each. Records that are no HTML are skipped and counted.`,
  mcp: `Usage: winnow mcp [options]

A server for agents over standard input and output, with the tools read_page and outline_page.`,
};

const EXIT_CODES = `Exit codes: 0 done; 1 a page could not be read; 2 wrong use; 3 a page has no article.`;
const COLUMN = 30;

export function helpText(command: CommandName): string {
  const lines = Object.entries(OPTIONS).flatMap(([name, option]) => {
    const commands: readonly CommandName[] = option.commands;
    if (!commands.includes(command)) return [];
    const short = 'short' in option ? `-${option.short}, ` : '    ';
    const value = 'value' in option ? ` ${option.value}` : '';
    const help = command !== 'pages' && 'lineHelp' in option ? option.lineHelp : option.help;
    return [`  ${`${short}--${name}${value}`.padEnd(COLUMN)} ${help}`];
  });
  return `${USAGE[command]}\n\nOptions:\n${lines.join('\n')}\n\n${EXIT_CODES}\n`;
}

export function isCommand(word: string | undefined): word is CommandName {
  return word !== 'pages' && COMMANDS.some((command) => command === word);
}
