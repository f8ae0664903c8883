import { inTurn } from '../../platform/stores/in-turn.ts';
import { exportPlaces } from '../../platform/stores/kept-places.ts';
import { loadSettings } from '../../platform/stores/settings-store.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { digestOf } from './digest.ts';
import { ACCESS, filesIn, type Folder, isHeld, writeFile } from './directory.ts';
import { type FolderState, loadFolder, storeFolder } from './folder-state.ts';
import { type Here, namesOf, readHere } from './here.ts';
import { archiveOf, type Merged, mergeOthers } from './merge-others.ts';
import { wantedFiles } from './wanted-files.ts';
import { type Changed, type Written, writeFiles } from './write-files.ts';

/** What became of the folder. 'asks': the browser wants to be asked again before Winnow may write. */
export type InStep =
  | { readonly kind: 'off' }
  | { readonly kind: 'asks'; readonly name: string }
  | ({ readonly kind: 'done'; readonly name: string } & Written & Omit<Merged, 'read'>);

/**
 * Adds what other machines wrote to the folder, then writes what has changed here: each article and its highlights as
 * Markdown, and everything as one archive. Does nothing without a folder or permission. Rejects if the folder cannot be
 * read or written, or if something cannot be stored here; the next call does the rest.
 */
export async function keepInStep(
  onProgress: (done: number, all: number) => void,
  changed: Changed = 'stay',
): Promise<InStep> {
  return inTurn('folder', async () => {
    const state = await loadFolder();
    const { folder, machine } = state;
    if (folder === null) return { kind: 'off' };
    const { name } = folder;
    if ((await folder.queryPermission(ACCESS)) !== 'granted') return { kind: 'asks', name };
    const first = await readHere();
    const { read, ...merged } = await mergeOthers(
      folder,
      { own: archiveOf(machine), read: state.merged, known: state.known, here: first },
      onProgress,
    );
    const here = await readHere();
    // Stored before anything is written: what is in the archive of this machine is known here.
    const known = [...new Set([...state.known, ...namesOf(first), ...namesOf(here)])];
    const next = { ...state, merged: read, known };
    if (JSON.stringify(next) !== JSON.stringify(state)) await storeFolder(next);
    const wanted = await wantedFiles(here);
    const { isComplete } = here;
    const written = await writeFiles(folder, wanted, { machine, changed, isComplete, onProgress });
    const held = await archive(folder, next, here, onProgress);
    return { kind: 'done', name, ...merged, ...written, held: [...written.held, ...held] };
  });
}

/** Writes the archive of this machine if it would differ. Resolves to its name if another program holds it. */
async function archive(
  folder: Folder,
  state: FolderState,
  { entries, highlights, rules }: Here,
  onProgress: (done: number, all: number) => void,
): Promise<readonly string[]> {
  const name = archiveOf(state.machine);
  const [settings, places] = await Promise.all([loadSettings(), exportPlaces()]);
  const written = await digestOf(JSON.stringify([entries, highlights, rules, settings, places]));
  const isThere = (await filesIn(folder)).some((file) => file.name === name);
  if (isThere && written === state.written) return [];
  const { file } = await writeArchive(onProgress);
  try {
    await writeFile(folder, name, file);
  } catch (cause) {
    if (!isHeld(cause)) throw cause;
    return [name];
  }
  await storeFolder({ ...state, written });
  return [];
}
