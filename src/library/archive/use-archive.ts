import { useState } from 'preact/hooks';
import { errorText } from '../../platform/browser/log-error.ts';
import { translate, translateCount } from '../../platform/browser/translate.ts';
import { saveAddresses } from '../../platform/stores/saved-addresses.ts';
import { download } from '../../ui/download.ts';
import { notStored } from '../parts/failures.ts';

const NAME = 'winnow-archive.zip';
/** Most bytes of an archive that is read. A larger one may not fit into the memory of a small computer. */
const MAX_SIZE = 2_000_000_000;
/** Most files or entries that a message names. */
const NAMED = 8;

/** Export of everything that Winnow stores as one file, and import of such a file or of a list of another program. */
export type ArchiveWork = {
  /** Number of articles that are done, of how many; null while nothing is under way. */
  readonly progress: readonly [done: number, all: number] | null;
  readonly save: () => void;
  readonly read: (file: File) => void;
};

type Tell = {
  readonly say: (text: string) => void;
  readonly onProblem: (text: string) => void;
  /** Called when the work has ended, for what was added. */
  readonly onEnd: () => void;
};

/** Exports and imports, one at a time: does nothing while another is under way. */
export function useArchive({ say, onProblem, onEnd }: Tell): ArchiveWork {
  const [progress, setProgress] = useState<ArchiveWork['progress']>(null);
  const show = (...now: readonly [done: number, all: number]): void => {
    setProgress(now);
  };

  const save = async (): Promise<void> => {
    const { writeArchive } = await import('./write-archive.ts');
    const { file, missing } = await writeArchive(show);
    download(NAME, file);
    onProblem(missing.length === 0 ? '' : translate('list_export_missing', missing.join(' | ')));
    say(translate('saved', NAME));
  };
  const read = async (file: File): Promise<void> => {
    const { importArchive } = await import('./import-archive.ts');
    const data = file.size > MAX_SIZE ? new Uint8Array() : new Uint8Array(await file.arrayBuffer());
    const result = await importArchive(data, show);
    if (result === 'not_archive') {
      await readList(data);
      return;
    }
    if (result === 'newer') {
      onProblem(translate('import_newer'));
      return;
    }
    const { articles, addresses, highlights, damaged } = result;
    onProblem(damaged.length === 0 ? '' : translate('archive_damaged', some(damaged)));
    const more = addresses === 0 ? '' : ` ${translateCount('addresses_added_count', addresses)}`;
    say(translate('archive_imported', articles, highlights) + more);
  };
  /** Imports a list of another program. */
  const readList = async (data: Uint8Array): Promise<void> => {
    const { readAddresses } = await import('../addresses/read-addresses.ts');
    const list = readAddresses(data);
    if (list === null) {
      onProblem(translate('archive_not_archive'));
      return;
    }
    const { added, known } = await saveAddresses(list.addresses);
    const bad = list.bad.length > 0 && translate('addresses_bad', list.bad.length, some(list.bad));
    const beyond = list.beyond > 0 && translate('addresses_beyond', list.beyond);
    onProblem([bad, beyond].filter((words) => words !== false).join(' '));
    const there = known === 0 ? '' : ` ${translate('highlights_known', known)}`;
    say(translateCount('addresses_added_count', added) + there);
  };
  const run = (work: () => Promise<void>, wordsFor: (cause: unknown) => string): void => {
    if (progress !== null) return;
    setProgress([0, 0]);
    work()
      .catch((cause: unknown) => {
        onProblem(wordsFor(cause));
      })
      .finally(() => {
        setProgress(null);
        onEnd();
      });
  };
  return {
    progress,
    save: () => {
      run(save, (cause) => translate('save_failed', errorText(cause)));
    },
    read: (file) => {
      run(() => read(file), notStored);
    },
  };
}

/** The first of some names or numbers, for a message. */
function some(names: readonly (string | number)[]): string {
  return names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ' …' : '');
}
