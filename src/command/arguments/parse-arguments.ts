import { parseArgs } from 'node:util';
import { UsageError } from '../text/command-error.ts';
import { choicesOf, expectNoConflict } from './choices-of.ts';
import { helpText, isCommand } from './help.ts';
import {
  type CommandName,
  isOfNetwork,
  isOptionOf,
  OPTIONS,
  type OptionName,
  type ParserOptions,
  parserOptions,
} from './options.ts';
import type { JsonlRequest, McpRequest, PagesRequest, Request, WarcRequest } from './request.ts';
import { headersOf, isSet, jobsOf, langOf, maxBytesOf, textOf, textsOf, timeoutOf, type Values } from './values.ts';
import { isUrl } from '../../url/parse-url.ts';

export type Surroundings = {
  readonly version: string;
  /** True where something is piped into the command. */
  readonly hasInput: boolean;
};

/** What a call asks for. Throws UsageError for a call that means nothing, and never ignores an option. */
export async function parseArguments(args: readonly string[], surroundings: Surroundings): Promise<Request> {
  const command: CommandName = isCommand(args[0]) ? args[0] : 'pages';
  const { values, inputs } = parsed(command === 'pages' ? args : args.slice(1));
  if (isSet(values, 'help') || (command === 'pages' && inputs[0] === 'help' && inputs.length === 1))
    return { command: 'help', text: helpText(command) };
  if (isSet(values, 'version')) return { command: 'version' };
  for (const name of Object.keys(values))
    if (!isOptionOf(name, command))
      throw new UsageError(`${command === 'pages' ? 'A page has' : `winnow ${command} has`} no option --${name}.`);
  expectNoConflict(values);
  switch (command) {
    case 'mcp':
      return mcpRequest(values, inputs, surroundings);
    case 'jsonl':
      return jsonlRequest(values, inputs);
    case 'warc':
      return warcRequest(values, inputs);
    case 'pages':
      return pagesRequest(values, inputs, surroundings);
  }
}

/** True for what is read from the web. */
export function isWebAddress(input: string): boolean {
  return /^https?:/i.test(input);
}

function parsed(args: readonly string[]): { readonly values: Values; readonly inputs: readonly string[] } {
  try {
    const options = parserOptions();
    const config = { args: [...args], options, allowPositionals: true, tokens: true } as const;
    const { values, positionals, tokens } = parseArgs(config);
    const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    const repeated = names.find((name, at) => isSingle(options[name]) && names.indexOf(name) < at);
    if (repeated !== undefined) throw new UsageError(`--${repeated} is given more than once. ${adviceFor(repeated)}`);
    return { values, inputs: positionals };
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError(parserMessage(cause));
  }
}

/** Of an unknown option, Node also says how to name a file like it, which few want. */
function parserMessage(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  return message.startsWith('Unknown option') ? `${message.split('. ', 1)[0]!}.` : message;
}

/** Node keeps the last value only. A switch that is given twice means the same. */
function isSingle(option: ParserOptions[string] | undefined): boolean {
  return option?.type === 'string' && option.multiple !== true;
}

function adviceFor(repeated: string): string {
  return repeated === 'property'
    ? 'It writes one field as it is. --json --metadata-only writes all of them.'
    : 'It has one value.';
}

async function readingOf(values: Values, command: CommandName) {
  return {
    choices: await choicesOf(values, command),
    ruleFiles: textsOf(values, 'rules'),
    jobs: jobsOf(values),
    timeout: timeoutOf(values),
    maxBytes: maxBytesOf(values),
    out: textOf(values, 'out'),
    quiet: isSet(values, 'quiet'),
  };
}

function netOf(values: Values, { version }: Surroundings) {
  return {
    timeout: timeoutOf(values),
    maxBytes: maxBytesOf(values),
    userAgent: textOf(values, 'user-agent') ?? `Mozilla/5.0 (compatible; Winnow/${version})`,
    headers: headersOf(values),
    lang: langOf(values),
    allowPrivate: isSet(values, 'allow-private'),
  };
}

async function pagesRequest(
  values: Values,
  named: readonly string[],
  surroundings: Surroundings,
): Promise<PagesRequest> {
  const [inputDir, inputFile] = [textOf(values, 'input-dir'), textOf(values, 'input-file')];
  const hasNone = named.length === 0 && inputDir === null && inputFile === null;
  if (hasNone && !surroundings.hasInput)
    throw new UsageError('Name an address, a file or a folder, or pipe a page into the command.');
  const inputs = hasNone ? ['-'] : named;
  const outputDir = textOf(values, 'output-dir');
  if (isSet(values, 'keep-dirs') && (inputDir === null || outputDir === null))
    throw new UsageError('--keep-dirs needs --input-dir and --output-dir.');
  const reading = await readingOf(values, 'pages');
  const { choices } = reading;
  if (outputDir !== null && choices.property !== null)
    throw new UsageError('--property writes a line for each page, so it has no --output-dir.');
  const only = inputs.length === 1 && inputDir === null && inputFile === null ? inputs[0] : undefined;
  const url = textOf(values, 'url');
  if (url !== null && (only === undefined || isWebAddress(only)))
    throw new UsageError('--url is the address of one page in a file or at standard input.');
  if (url !== null && !isUrl(url)) throw new UsageError(`--url is an absolute address, not "${url}".`);
  if (inputFile === null && !inputs.some(isWebAddress) && !(choices.format === 'epub' && choices.images === 'keep'))
    expectNoNetwork(values);
  return {
    command: 'pages',
    ...reading,
    ...{ inputs, inputDir, inputFile, outputDir, url },
    keepDirs: isSet(values, 'keep-dirs'),
    net: netOf(values, surroundings),
    render: isSet(values, 'render'),
  };
}

/** An option of the network would do nothing where no page is fetched. */
function expectNoNetwork(values: Values): void {
  const names = Object.keys(OPTIONS) as OptionName[];
  const other = names.find((name) => isOfNetwork(name) && isSet(values, name));
  if (other !== undefined)
    throw new UsageError(`--${other} concerns pages that are fetched, but none of the pages has an address.`);
}

async function jsonlRequest(values: Values, inputs: readonly string[]): Promise<JsonlRequest> {
  if (inputs.length > 1) throw new UsageError('winnow jsonl reads one file, or standard input.');
  return {
    command: 'jsonl',
    ...(await readingOf(values, 'jsonl')),
    input: inputs[0] ?? '-',
    unordered: isSet(values, 'unordered'),
  };
}

async function warcRequest(values: Values, inputs: readonly string[]): Promise<WarcRequest> {
  const [input] = inputs;
  if (input === undefined || inputs.length > 1) throw new UsageError('winnow warc reads one file, or - for a pipe.');
  const resume = isSet(values, 'resume');
  if (resume && !isSet(values, 'out')) throw new UsageError('--resume needs the file that the run wrote (--out).');
  if (resume && input === '-') throw new UsageError('--resume needs a file, because a pipe cannot go back.');
  if (resume && isSet(values, 'unordered')) throw new UsageError('--resume needs answers in order.');
  return {
    command: 'warc',
    ...(await readingOf(values, 'warc')),
    ...{ input, resume },
    unordered: isSet(values, 'unordered'),
  };
}

function mcpRequest(values: Values, inputs: readonly string[], surroundings: Surroundings): McpRequest {
  if (inputs.length > 0) throw new UsageError('winnow mcp reads no pages by itself. Agents name them.');
  return { command: 'mcp', net: netOf(values, surroundings) };
}
