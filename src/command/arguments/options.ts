import type { ParseArgsConfig } from 'node:util';

/** What the command can do. 'pages' is what it does without a name. */
export const COMMANDS = ['pages', 'jsonl', 'warc', 'mcp'] as const;
export type CommandName = (typeof COMMANDS)[number];

type Option = {
  readonly short?: string;
  /** Name of the value in the help; absent for a switch. */
  readonly value?: string;
  readonly isRepeated?: true;
  readonly commands: readonly CommandName[];
  readonly help: string;
  /** For the commands whose output is lines of JSON. */
  readonly lineHelp?: string;
  /** True where it only concerns pages that are fetched. */
  readonly isOfNetwork?: true;
};

const READING = ['pages', 'jsonl', 'warc'] as const;
const PAGES = ['pages'] as const;
const NETWORK = ['pages', 'mcp'] as const;
const ALL = COMMANDS;

/** Every option, in the order of the help. docs/command.md has the same. */
export const OPTIONS = {
  format: {
    short: 'f',
    value: 'FORMAT',
    commands: READING,
    help: 'markdown (default), html, text, json, epub',
    lineHelp: 'form of the content: html (default), markdown, text',
  },
  md: {
    short: 'm',
    commands: READING,
    help: 'Markdown; with --json, as the form of the content',
    lineHelp: 'Markdown as the form of the content',
  },
  html: {
    commands: READING,
    help: 'a whole HTML document; with --json, clean HTML as the form of the content',
    lineHelp: 'clean HTML as the form of the content',
  },
  text: {
    commands: READING,
    help: 'plain text; with --json, as the form of the content',
    lineHelp: 'plain text as the form of the content',
  },
  json: { short: 'j', commands: PAGES, help: 'JSON, with metadata, confidence and kind of page' },
  epub: { commands: PAGES, help: 'a book' },
  frontmatter: { commands: PAGES, help: 'Markdown below a block of YAML with the metadata' },
  property: { short: 'p', value: 'NAME', commands: PAGES, help: 'only this field, such as title or author' },
  'metadata-only': {
    commands: READING,
    help: 'JSON or front matter, without the content',
    lineHelp: 'without the content',
  },
  comments: { short: 'c', commands: READING, help: 'with the comments of readers, below the article' },
  links: { commands: READING, help: 'addresses of links: in text, and as a list in JSON' },
  'no-links': { commands: READING, help: 'the text of links without their addresses' },
  images: { commands: READING, help: 'pictures: in text, as a list in JSON, in the file of a book' },
  'no-images': { commands: READING, help: 'without pictures' },
  explain: { commands: READING, help: 'verdict, score and reasons for every block of the page' },

  algorithm: { short: 'a', value: 'ID', commands: READING, help: 'another algorithm' },
  precision: { commands: READING, help: 'less text that may not belong to the article' },
  recall: { commands: READING, help: 'more text that may belong to it' },
  select: { value: 'SELECTOR', isRepeated: true, commands: READING, help: 'keep these elements, too' },
  exclude: { value: 'SELECTOR', isRepeated: true, commands: READING, help: 'leave these elements out' },
  rules: {
    value: 'FILE',
    isRepeated: true,
    commands: READING,
    help: 'rules of sites: of Winnow (JSON), site configurations (.txt), filter lists',
  },
  force: { commands: READING, help: 'the best guess where a page has no article' },
  url: { value: 'URL', commands: PAGES, help: 'address of the page in a file or at standard input' },

  out: { short: 'o', value: 'FILE', commands: READING, help: 'write to a file' },
  'input-dir': { value: 'FOLDER', commands: PAGES, help: 'read all pages in a folder' },
  'input-file': { value: 'FILE', commands: PAGES, help: 'read a list of addresses and files, one a line' },
  'output-dir': { value: 'FOLDER', commands: PAGES, help: 'write one file for each page' },
  'keep-dirs': { commands: PAGES, help: 'with folders as in --input-dir' },
  jobs: { value: 'N', commands: READING, help: 'threads; as many as the machine has cores by default' },
  unordered: { commands: ['jsonl', 'warc'], help: 'write each answer when it is ready' },
  resume: { commands: ['warc'], help: 'go on where the run that wrote --out was stopped' },

  timeout: { value: 'SECONDS', commands: ALL, help: 'for each page, to fetch and to read it; 30 by default' },
  'max-bytes': { value: 'BYTES', commands: ALL, help: 'of a page, such as 5M; 20M by default' },
  'user-agent': { value: 'TEXT', commands: NETWORK, isOfNetwork: true, help: 'what Winnow calls itself' },
  header: { value: 'NAME: VALUE', isRepeated: true, commands: NETWORK, isOfNetwork: true, help: 'send a header' },
  lang: { short: 'l', value: 'TAG', commands: NETWORK, isOfNetwork: true, help: 'ask servers for a language' },
  'allow-private': { commands: NETWORK, isOfNetwork: true, help: 'also addresses of the own machine and network' },
  render: { commands: PAGES, isOfNetwork: true, help: 'run the scripts of pages in an installed Chromium' },
  quiet: { short: 'q', commands: READING, help: 'no progress and no warnings' },
  help: { short: 'h', commands: ALL, help: 'this text' },
  version: { short: 'v', commands: ALL, help: 'the version' },
} as const satisfies Readonly<Record<string, Option>>;

export type OptionName = keyof typeof OPTIONS;

export type ParserOptions = NonNullable<ParseArgsConfig['options']>;

/** The options that a command knows, for `parseArgs` of Node. */
export function parserOptions(): ParserOptions {
  return Object.fromEntries(
    Object.entries<Option>(OPTIONS).map(([name, { short, value, isRepeated }]) => [
      name,
      {
        type: value === undefined ? ('boolean' as const) : ('string' as const),
        ...(short !== undefined && { short }),
        ...(isRepeated && { multiple: true }),
      },
    ]),
  );
}

/** Whether an option belongs to a command. */
export function isOptionOf(name: string, command: CommandName): boolean {
  const option = Object.entries<Option>(OPTIONS).find(([known]) => known === name)?.[1];
  return option?.commands.includes(command) === true;
}

export function isOfNetwork(name: OptionName): boolean {
  const option: Option = OPTIONS[name];
  return option.isOfNetwork === true;
}
