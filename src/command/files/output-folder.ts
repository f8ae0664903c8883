import { mkdir } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import type { Choices } from '../pages/job.ts';
import { fileName } from '../../exporters/parts/file-name.ts';
import { PageError } from '../text/command-error.ts';
import { writeWhole } from './result-file.ts';
import type { Source } from './sources.ts';
import { parseUrl } from '../../url/parse-url.ts';

const EXTENSIONS = { markdown: 'md', html: 'html', text: 'txt', json: 'json', epub: 'epub' } as const;
const MAX_COPIES = 1_000_000;

/** Writes the result of each page into a file of its own. A file that was there before the run is replaced. */
export class OutputFolder {
  readonly #written = new Set<string>();

  constructor(
    readonly folder: string,
    readonly options: Pick<Choices, 'format' | 'explain'> & { readonly keepDirs: boolean },
  ) {}

  /** Rejects with PageError. */
  async write(source: Source, body: string | Uint8Array): Promise<void> {
    try {
      const path = this.#pathFor(source);
      await mkdir(dirname(path), { recursive: true });
      await writeWhole(path, body);
    } catch (cause) {
      throw new PageError('file', cause instanceof Error ? cause.message : String(cause));
    }
  }

  /** The name of the page with the extension of the format, and a number where two pages have the same name. */
  #pathFor(source: Source): string {
    const { format, explain, keepDirs } = this.options;
    const extension = explain && format !== 'json' ? 'txt' : EXTENSIONS[format];
    const { dir, name } = parse(source.kind === 'file' ? source.place : 'page');
    const own = source.kind === 'address' ? nameOf(source.name) : name;
    const folder = keepDirs ? join(this.folder, dir) : this.folder;
    for (let copy = 1; copy < MAX_COPIES; copy++) {
      const path = join(folder, fileName(copy === 1 ? own : `${own}-${String(copy)}`, extension));
      if (this.#written.has(path)) continue;
      this.#written.add(path);
      return path;
    }
    throw new Error(`More than ${String(MAX_COPIES)} pages have the name ${own}.`);
  }
}

/** Host, path and query of an address as one word. */
function nameOf(address: string): string {
  const url = parseUrl(address);
  if (url === null) return 'page';
  return `${url.hostname}${url.pathname}${url.search}`
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .replace(/-$/, '')
    .replace(/\.html?$/i, '');
}
