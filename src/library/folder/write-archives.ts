import { isKept } from '../../platform/stores/entry-progress.ts';
import { restFiles, writeArticle, writeRest } from '../archive/write-archive.ts';
import { folderOf, keyOfPart, PART, partName, REST } from './archive-names.ts';
import { nameDigestOf } from './digest.ts';
import { filesIn, type Folder, isHeld, writeFile } from './directory.ts';
import { type FolderState, storeFolder } from './folder-state.ts';
import type { Here } from './here.ts';

/**
 * Brings the archives of this machine into step with what is here. It writes only those whose content has changed, and
 * removes an earlier one when the one in its place is written. Resolves to the names of those that another program
 * holds. Rejects if the folder cannot be written; the next call does the rest.
 */
export async function writeArchives(
  folder: Folder,
  state: FolderState,
  here: Here,
  onProgress: (done: number, all: number) => void,
): Promise<readonly string[]> {
  const own = await folder.getDirectoryHandle(folderOf(state.machine), { create: true });
  const there = (await filesIn(own)).map(({ name }) => name).filter((name) => PART.test(name));
  // A file that is not noted may be empty: the browser ended while it was written.
  const noted = new Set(state.written);
  const written = new Set(there.filter((name) => noted.has(name)));
  const wanted = await wantedArchives(here);
  const missing = wanted.filter(({ name }) => !written.has(name));
  const byKey = new Map(wanted.map(({ name }) => [keyOfPart(name), name]));
  const isOld = (name: string): boolean => {
    const next = byKey.get(keyOfPart(name));
    return next === undefined ? here.isComplete : next !== name && written.has(next);
  };
  const held: string[] = [];
  const attempt = async (name: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (cause) {
      if (!isHeld(cause)) throw cause;
      held.push(`${own.name}/${name}`);
    }
  };
  try {
    for (const [done, { name, content }] of missing.entries()) {
      onProgress(done, missing.length);
      await attempt(name, async () => {
        const file = await content();
        if (file === null) return;
        await writeFile(own, name, file);
        written.add(name);
      });
    }
    for (const name of there.filter(isOld)) {
      await attempt(name, () => own.removeEntry(name));
      written.delete(name);
    }
  } finally {
    const now = [...written];
    if (now.length !== noted.size || now.some((name) => !noted.has(name)))
      await storeFolder({ ...state, written: now });
  }
  return held;
}

type WantedArchive = {
  readonly name: string;
  /** Null if the article is gone meanwhile, or cannot be read. */
  readonly content: () => Promise<Blob | null>;
};

async function wantedArchives({ entries, highlights, rules }: Here): Promise<readonly WantedArchive[]> {
  const rest = await restFiles({ list: entries, highlights, rules });
  const articles = entries.filter(isKept).map(async (entry) => ({
    // An article has another number when it is kept again, so its texts and pictures need not be read to tell.
    name: partName(entry.id, await nameDigestOf(JSON.stringify(entry))),
    content: () => writeArticle(entry),
  }));
  const name = partName(REST, await nameDigestOf(JSON.stringify(rest)));
  return [{ name, content: () => Promise.resolve(writeRest(rest)) }, ...(await Promise.all(articles))];
}
