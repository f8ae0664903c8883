import { type DBSchema, openDB } from 'idb';
import { randomId } from '../../platform/browser/random-id.ts';
import type { Folder } from './directory.ts';

const NAME = 'winnow-folder';
const VERSION = 1;
const STORE = 'state';
const KEY = 'folder';
/** Digits of the name of this machine: a folder is shared by a few. */
const ID_LENGTH = 8;

/** What this machine knows of the folder. The folder itself has the index of its files. */
export type FolderState = {
  /** Null while nothing is kept in step. */
  readonly folder: Folder | null;
  /** A random name of this machine, which is in the name of the folder with its archives. */
  readonly machine: string;
  /** Archives of other machines that were read, by path (`merge-others.ts`). */
  readonly merged: Readonly<Record<string, string>>;
  /** What was here before (`here.ts`): an archive of another machine does not bring back what was deleted here. */
  readonly known: readonly string[];
  /** Names of the archives of this machine that were written in full. */
  readonly written: readonly string[];
};

type Schema = DBSchema & { [STORE]: { key: string; value: FolderState } };

const fresh = (): FolderState => ({
  ...{ folder: null, merged: {}, known: [], written: [] },
  machine: randomId().slice(0, ID_LENGTH),
});

/** The folder that the user chose, with what is known of it. Asking does not make a database. */
export async function loadFolder(): Promise<FolderState> {
  if (!(await indexedDB.databases()).some(({ name }) => name === NAME)) return fresh();
  return withDatabase(async (database) => (await database.get(STORE, KEY)) ?? fresh());
}

/** Stores what is known of the folder. Rejects with a QuotaExceededError if there is no room. */
export async function storeFolder(state: FolderState): Promise<void> {
  await withDatabase((database) => database.put(STORE, state, KEY));
}

/** Keeps a folder in step from now on; null ends it. What was deleted here stays known. */
export async function setFolder(folder: Folder | null): Promise<void> {
  await storeFolder({ ...(await loadFolder()), folder, merged: {}, written: [] });
}

async function withDatabase<T>(work: (database: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

function open() {
  return openDB<Schema>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore(STORE);
    },
  });
}
