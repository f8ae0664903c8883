import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { random } from '../../../src/engine/testing/random.ts';
import type * as Package from '../../../src/package/index.ts';
import type { Extraction } from '../../../src/article/extraction.ts';
import { checkReading } from './check-reading.ts';
import { mutatePage } from './mutate-page.ts';

const PACKAGE = join(import.meta.dirname, '../../../dist/package/index.js');
const PAGE = /\.html?(?:\.gz)?$/;
/** The pages have no addresses of their own. */
const URL_OF_PAGE = 'https://page.example/article';
/** Spreads seeds that follow each other. */
const SPREAD = 2_654_435_761;
const LONGEST_LINE = 300;
/** Pages between two lines that say how far the run is. */
const PULSE = 500;

/** Reads the HTML of a page at an address, with an account of every block. */
export type Reader = (html: string, url: string) => Extraction | Promise<Extraction>;

type Run = {
  readonly folder: string;
  readonly count: number;
  readonly seed: number;
  readonly read?: Reader;
  /** Gets each line of the result. */
  readonly say?: (line: string) => void;
};

/** The names of the saved pages in a folder and its sub-folders, in order. */
export async function pagesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => PAGE.test(name)).sort();
}

/**
 * Reads `count` changed pages of the folder, with the built package if no other reader is given, and prints what is
 * wrong, one line for each kind of problem on a page. Each seed stands for one page and its changes. Resolves to the
 * number of pages with a problem.
 */
export async function readRealPages(
  names: readonly string[],
  { folder, count, seed: first, read: given, say = (line) => process.stdout.write(`${line}\n`) }: Run,
): Promise<number> {
  const read = given ?? (await packageReader());
  const pagesByKind = new Map<string, number>();
  let wrong = 0;
  for (let seed = first; seed < first + count; seed++) {
    const next = random(Math.imul(seed, SPREAD));
    const name = names[Math.floor(next() * names.length)]!;
    const problems = await problemsOf(mutatePage(await textOf(join(folder, name)), next), read);
    const kinds = new Map(problems.map((problem) => [problem.replace(/:.*/s, ''), problem]));
    if (kinds.size > 0) wrong++;
    for (const [kind, problem] of kinds) {
      pagesByKind.set(kind, (pagesByKind.get(kind) ?? 0) + 1);
      say(`seed ${String(seed)}, ${name}: ${problem.slice(0, LONGEST_LINE)}`);
    }
    const done = seed - first + 1;
    if (done % PULSE === 0) say(`${String(done)} pages, ${String(wrong)} with a problem`);
  }
  for (const [kind, pages] of pagesByKind) say(`${String(pages)} pages: ${kind}`);
  say(`${String(wrong)} of ${String(count)} pages have a problem`);
  return wrong;
}

async function packageReader(): Promise<Reader> {
  const { extract } = (await import(pathToFileURL(PACKAGE).href)) as typeof Package;
  return (html, url) => extract(html, { url, explain: true });
}

async function problemsOf(html: string, read: Reader): Promise<string[]> {
  try {
    return checkReading(html, URL_OF_PAGE, await read(html, URL_OF_PAGE));
  } catch (cause) {
    return [`throws: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`];
  }
}

async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}
