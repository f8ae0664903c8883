import type { ReadingProgress } from '../../platform/stores/kept-entry.ts';
import { importArchive, type Imported, type Wanted } from '../archive/import-archive.ts';
import { folderOf, MACHINE, PART } from './archive-names.ts';
import { entriesOf, filesIn, type Folder, isNamed } from './directory.ts';
import { type Here, nameOf, namesOf } from './here.ts';

/** Archives that the user exported and put into the folder. */
const ARCHIVE = /^winnow-[\da-z]+\.zip$/;
/** Most bytes of an archive that is read. A larger one may not fit into the memory of a small computer. */
const MAX_SIZE = 2_000_000_000;

export type Merged = Pick<Imported, 'articles' | 'addresses' | 'highlights'> & {
  /** Paths of archives that cannot be read, or not in full. They are read again when they change. */
  readonly damaged: readonly string[];
  /** The archives that were read, by path, each with its size and time. '': in full, under a name of its content. */
  readonly read: Readonly<Record<string, string>>;
  /** True if an archive was read, so that what is here may have changed. */
  readonly isMore: boolean;
};

/**
 * Adds what other machines have written to the folder, without settings, and without what was deleted here. `read`:
 * archives that were read before. Rejects if something cannot be stored here.
 */
export async function mergeOthers(
  folder: Folder,
  { machine, read, known, here }: MergeInput,
  onProgress: (done: number, all: number) => void,
): Promise<Merged> {
  const merged = { articles: 0, addresses: 0, highlights: 0, damaged: [] as string[] };
  const now: Record<string, string> = {};
  const wanted = notDeleted(here, known);
  const all = await archivesIn(folder, folderOf(machine));
  let isMore = false;
  for (const [done, { path, handle, isNamed: isByContent }] of all.entries()) {
    const before = read[path];
    if (before === '') {
      now[path] = '';
      continue;
    }
    onProgress(done, all.length);
    const file = await readFile(handle, before);
    if (file === null) continue;
    now[path] = file.stamp;
    if (file.data === null) continue;
    const result = await importArchive(file.data, isByContent ? () => undefined : onProgress, wanted);
    isMore = true;
    if (typeof result === 'string' || result.damaged.length > 0) merged.damaged.push(path);
    else if (isByContent) now[path] = '';
    if (typeof result === 'string') continue;
    merged.articles += result.articles;
    merged.addresses += result.addresses;
    merged.highlights += result.highlights;
  }
  return { ...merged, read: now, isMore };
}

type MergeInput = {
  /** This machine, whose archives are not read. */
  readonly machine: string;
  readonly read: Merged['read'];
  readonly known: readonly string[];
  readonly here: Here;
};

type Found = {
  readonly path: string;
  readonly handle: FileSystemFileHandle;
  /** True if an archive with other content has another name. */
  readonly isNamed: boolean;
};

/** The archives of other machines, and those that the user put there. */
async function archivesIn(folder: Folder, own: string): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const one of await entriesOf(folder)) {
    const { name } = one;
    if (one.kind === 'file' && ARCHIVE.test(name))
      found.push({ path: name, handle: one as FileSystemFileHandle, isNamed: false });
    if (one.kind !== 'directory' || name === own || !MACHINE.test(name)) continue;
    const files = (await filesIn(one as FileSystemDirectoryHandle)).filter((file) => PART.test(file.name));
    found.push(...files.map((handle) => ({ path: `${name}/${handle.name}`, handle, isNamed: true })));
  }
  return found;
}

/** An archive with its size and time; without data if these are as before, null if it is gone meanwhile. */
async function readFile(handle: FileSystemFileHandle, before: string | undefined) {
  try {
    const file = await handle.getFile();
    const stamp = `${String(file.size)} ${String(file.lastModified)}`;
    if (stamp === before) return { stamp, data: null };
    return { stamp, data: file.size > MAX_SIZE ? new Uint8Array() : new Uint8Array(await file.arrayBuffer()) };
  } catch (cause) {
    // A sync program has removed or replaced it. The next run finds what is there then.
    if (isNamed(cause, 'NotFoundError', 'NotReadableError')) return null;
    throw cause;
  }
}

/** Takes what is new here or differs, and nothing that was here before and is gone. */
function notDeleted(here: Here, known: readonly string[]): Wanted {
  const names = namesOf(here);
  const before = new Set(known);
  const entries = new Map(here.entries.map((entry) => [entry.url, entry]));
  const isNew = (name: string): boolean => !names.has(name) && !before.has(name);
  return {
    settings: false,
    rule: ({ id }) => isNew(nameOf.rule(id)),
    highlight: (id) => names.has(nameOf.highlight(id)) || !before.has(nameOf.highlight(id)),
    address: (url) => !entries.has(url) && isNew(nameOf.entry({ url, keptAt: 0, isLater: true })),
    article: (entry) => {
      const own = entries.get(entry.url);
      if (own === undefined) return isNew(nameOf.entry(entry));
      if (own.deletedAt !== undefined) return false;
      if (own.isLater === true || own.keptAt < entry.keptAt) return true;
      const hasMore = (entry.tags ?? []).some((tag) => !own.tags?.includes(tag));
      return hasMore || isFurther(entry.progress, own.progress);
    },
  };
}

function isFurther(one: ReadingProgress | undefined, other: ReadingProgress | undefined): boolean {
  return (one?.time ?? 0) > (other?.time ?? 0) || (one?.isFinished === true && other?.isFinished !== true);
}
