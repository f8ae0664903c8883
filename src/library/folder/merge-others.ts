import type { ReadingProgress } from '../../platform/stores/kept-entry.ts';
import { importArchive, type Imported, type Wanted } from '../archive/import-archive.ts';
import { filesIn, type Folder } from './directory.ts';
import { type Here, nameOf, namesOf } from './here.ts';

/** Archives of machines, and one that the user exported and put into the folder. */
const ARCHIVE = /^winnow-[\da-z]+\.zip$/;
/** Most bytes of an archive that is read. A larger one may not fit into the memory of a small computer. */
const MAX_SIZE = 2_000_000_000;

export type Merged = Pick<Imported, 'articles' | 'addresses' | 'highlights'> & {
  /** Names of archives that cannot be read, or not in full. They are read again when they change. */
  readonly damaged: readonly string[];
  /** The archives that were read, by name, each with its size and time. */
  readonly read: Readonly<Record<string, string>>;
};

/** Name of the archive that a machine writes. */
export function archiveOf(machine: string): string {
  return `winnow-${machine}.zip`;
}

/**
 * Adds what other machines have written to the folder, without settings, and without what was deleted here. `read`:
 * archives that were read before. Rejects if something cannot be stored here.
 */
export async function mergeOthers(
  folder: Folder,
  { own, read, known, here }: MergeInput,
  onProgress: (done: number, all: number) => void,
): Promise<Merged> {
  const merged = { articles: 0, addresses: 0, highlights: 0, damaged: [] as string[], read: { ...read } };
  const wanted = notDeleted(here, known);
  for (const handle of await filesIn(folder)) {
    const { name } = handle;
    if (name === own || !ARCHIVE.test(name)) continue;
    const file = await handle.getFile();
    const stamp = `${String(file.size)} ${String(file.lastModified)}`;
    if (merged.read[name] === stamp) continue;
    const data = file.size > MAX_SIZE ? new Uint8Array() : new Uint8Array(await file.arrayBuffer());
    const result = await importArchive(data, onProgress, wanted);
    merged.read[name] = stamp;
    if (typeof result === 'string') {
      merged.damaged.push(name);
      continue;
    }
    if (result.damaged.length > 0) merged.damaged.push(name);
    merged.articles += result.articles;
    merged.addresses += result.addresses;
    merged.highlights += result.highlights;
  }
  return merged;
}

type MergeInput = {
  /** Name of this machine's archive, which is not read. */
  readonly own: string;
  readonly read: Merged['read'];
  readonly known: readonly string[];
  readonly here: Here;
};

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
