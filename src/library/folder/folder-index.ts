import { isRecord } from '../../settings/is-record.ts';
import { own, parseJson } from '../../settings/parse-json.ts';
import { readText, writeFile } from './directory.ts';

/** Name of the file in the folder that lists what Winnow wrote there. */
export const INDEX = 'winnow-files.json';
const FORMAT = 'winnow-folder';
const VERSION = 1;
/** A file in one of the two folders. Other paths are not of Winnow: the index comes from a folder that others write. */
const PATH = /^(?:articles|highlights)\/[^/\\]+$/;

/** A file that Winnow wrote, by any machine. */
export type WrittenFile = {
  /** What it is of, such as `article:https://…`. */
  readonly id: string;
  /** Digest of its text. A file with another text was changed by somebody else. */
  readonly digest: string;
  /** Digest of what it was written from. */
  readonly source: string;
  /** The same for each machine that has this article or these highlights, when it last looked. */
  readonly machines: Readonly<Record<string, string>>;
};

/** By folder and name, such as `articles/Wind.md`. */
export type FolderIndex = Map<string, WrittenFile>;

/** The index of a newer version cannot be read. */
export class NewerFolder extends Error {
  override readonly name = 'NewerFolder';
}

/** The index of a folder, empty where there is none or where it is damaged. Rejects with NewerFolder. */
export async function readIndex(folder: FileSystemDirectoryHandle): Promise<FolderIndex> {
  const value = parseJson((await readText(folder, INDEX)) ?? '');
  const version = own(value, 'version');
  if (own(value, 'format') === FORMAT && typeof version === 'number' && version > VERSION) throw new NewerFolder();
  const files = own(value, 'files');
  return new Map(
    Object.entries(isRecord(files) ? files : {}).flatMap(([path, one]) => {
      const file = parseFile(one);
      return file === null || !PATH.test(path) ? [] : [[path, file] as const];
    }),
  );
}

/** Writes the index of a folder. */
export async function writeIndex(folder: FileSystemDirectoryHandle, index: FolderIndex): Promise<void> {
  const files = Object.fromEntries(index);
  await writeFile(folder, INDEX, JSON.stringify({ format: FORMAT, version: VERSION, files }, null, 1));
}

function parseFile(value: unknown): WrittenFile | null {
  if (!isRecord(value)) return null;
  const { id, digest, source, machines } = value;
  if (typeof id !== 'string' || typeof digest !== 'string' || typeof source !== 'string') return null;
  const known = Object.entries(isRecord(machines) ? machines : {}).filter(
    (one): one is [string, string] => typeof one[1] === 'string',
  );
  return { id, digest, source, machines: Object.fromEntries(known) };
}
