import { inTurn } from '../../platform/stores/in-turn.ts';
import { ACCESS } from './directory.ts';
import { loadFolder, storeFolder } from './folder-state.ts';
import { namesOf, readHere } from './here.ts';
import { type Merged, mergeOthers } from './merge-others.ts';
import { wantedFiles } from './wanted-files.ts';
import { writeArchives } from './write-archives.ts';
import { type Changed, type Written, writeFiles } from './write-files.ts';

/** What became of the folder. 'asks': the browser wants to be asked again before Winnow may write. */
export type InStep =
  | { readonly kind: 'off' }
  | { readonly kind: 'asks'; readonly name: string }
  | ({ readonly kind: 'done'; readonly name: string } & Written & Omit<Merged, 'read' | 'isMore'>);

/**
 * Adds what other machines wrote to the folder, then writes what has changed here: each article and its highlights as
 * Markdown, and for the other machines as archives. Does nothing without a folder or permission. Rejects if the folder
 * cannot be read or written, or if something cannot be stored here; the next call does the rest.
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
    const { read, isMore, ...merged } = await mergeOthers(
      folder,
      { machine, read: state.merged, known: state.known, here: first },
      onProgress,
    );
    const here = isMore ? await readHere() : first;
    // Stored before anything is written: what is in the archives of this machine is known here.
    const known = [...new Set([...state.known, ...namesOf(first), ...namesOf(here)])];
    const next = { ...state, merged: read, known };
    if (JSON.stringify(next) !== JSON.stringify(state)) await storeFolder(next);
    const wanted = await wantedFiles(here);
    const { isComplete } = here;
    const written = await writeFiles(folder, wanted, { machine, changed, isComplete, onProgress });
    const held = await writeArchives(folder, next, here, onProgress);
    return { kind: 'done', name, ...merged, ...written, held: [...written.held, ...held] };
  });
}
