import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { PagesRequest } from '../arguments/request.ts';
import { isWebAddress } from '../arguments/parse-arguments.ts';
import { UsageError } from '../text/command-error.ts';
import { unreadMessage } from '../text/why-unread.ts';

/** Where a page comes from. `place`: its path below the folder that was named, for the name of its result. */
export type Source =
  | { readonly kind: 'address'; readonly name: string }
  | { readonly kind: 'file'; readonly name: string; readonly place: string }
  | { readonly kind: 'input'; readonly name: string };

const PAGE = /\.(?:html?|xhtml)$/i;

/** The pages of a call, one by one, so that a list of any length needs no memory. Throws UsageError. */
export async function* sourcesOf(
  { inputs, inputDir, inputFile }: PagesRequest,
  stdin: Readable,
): AsyncGenerator<Source> {
  for (const input of inputs) yield* sourcesIn(input);
  if (inputDir !== null) yield* pagesIn(inputDir);
  if (inputFile !== null) for await (const line of linesOf(inputFile, stdin)) yield* sourcesIn(line);
}

/** True where a call may have several pages, whose results must be kept apart. */
export async function isSeveral({ inputs, inputDir, inputFile }: PagesRequest): Promise<boolean> {
  const [only] = inputs;
  return (
    inputDir !== null || inputFile !== null || inputs.length !== 1 || (only !== undefined && (await isFolder(only)))
  );
}

async function* sourcesIn(input: string): AsyncGenerator<Source> {
  if (input === '-') yield { kind: 'input', name: 'standard input' };
  else if (isWebAddress(input)) yield { kind: 'address', name: input };
  else if (/^file:/i.test(input)) yield fileSource(pathOf(input));
  else if (await isFolder(input)) yield* pagesIn(input);
  else yield fileSource(input);
}

function fileSource(path: string): Source {
  return { kind: 'file', name: path, place: relative('', path).split(/[\\/]/).at(-1) ?? path };
}

function pathOf(address: string): string {
  try {
    return fileURLToPath(address);
  } catch {
    throw new UsageError(`"${address}" is no address of a file on this machine.`);
  }
}

/** The pages in a folder and its folders, in the order of their names. Links to other folders are not followed. */
async function* pagesIn(folder: string): AsyncGenerator<Source> {
  const waiting = [folder];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const entries = await entriesOf(at);
    for (const entry of entries)
      if (entry.isFile() && PAGE.test(entry.name)) {
        const name = join(at, entry.name);
        yield { kind: 'file', name, place: relative(folder, name) };
      }
    const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(at, entry.name));
    waiting.push(...folders.reverse());
  }
}

async function entriesOf(folder: string) {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (cause) {
    throw new UsageError(unreadMessage(folder, cause, 'The folder '));
  }
}

/** The lines of a list, without empty ones and those that begin with #. */
async function* linesOf(file: string, stdin: Readable): AsyncGenerator<string> {
  const input = file === '-' ? stdin : createReadStream(file);
  try {
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      const trimmed = line.trim();
      if (trimmed !== '' && !trimmed.startsWith('#')) yield trimmed;
    }
  } catch (cause) {
    throw new UsageError(unreadMessage(file, cause, 'The list '));
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false; // An address, or a file that does not exist; reading it says so.
  }
}
