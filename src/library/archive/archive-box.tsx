import { useState } from 'preact/hooks';
import { errorText } from '../../platform/browser/log-error.ts';
import { translate, translateCount } from '../../platform/browser/translate.ts';
import { saveAddresses } from '../../platform/stores/saved-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { FileChooser } from '../../ui/file-chooser.tsx';
import { download } from '../../ui/download.ts';
import { notStored } from '../parts/failures.ts';

const NAME = 'winnow-archive.zip';
/** Most bytes of an archive that is read. A larger one may not fit into the memory of a small computer. */
const MAX_SIZE = 2_000_000_000;
/** Most files or entries that a message names. */
const NAMED = 8;

type ArchiveBoxProps = {
  readonly say: (text: string) => void;
  readonly onProblem: (text: string) => void;
  /** Called when articles were added. */
  readonly onChange: () => Promise<void>;
};

/** Exports everything that Winnow stores as one file, and imports such a file. */
export function ArchiveBox({ say, onProblem, onChange }: ArchiveBoxProps) {
  const [progress, setProgress] = useState<readonly [done: number, all: number] | null>(null);
  const show = (done: number, all: number): void => {
    setProgress([done, all]);
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
  /** Does nothing while an export or import is under way. */
  const run = (work: () => Promise<void>, wordsFor: (cause: unknown) => string): void => {
    if (progress !== null) return;
    setProgress([0, 0]);
    work()
      .catch((cause: unknown) => {
        onProblem(wordsFor(cause));
      })
      .finally(() => {
        setProgress(null);
        void onChange();
      });
  };

  return (
    <details class="transfer">
      <summary>{translate('archive')}</summary>
      <p class="library-note">{translate('archive_hint')}</p>
      <p class="library-note">{translate('addresses_hint')}</p>
      <div class="field-buttons">
        <Button
          onClick={() => {
            run(save, (cause) => translate('save_failed', errorText(cause)));
          }}
        >
          {translate('archive_export')}
        </Button>
        <FileChooser
          label={translate('archive_import')}
          accept=".zip,.csv,.html,.htm,.json"
          onFile={(file) => {
            run(() => read(file), notStored);
          }}
        />
      </div>
      <p class="library-note" role="status">
        {progress !== null && progress[1] > 0 && translate('archive_progress', ...progress)}
      </p>
    </details>
  );
}

/** The first of some names or numbers, for a message. */
function some(names: readonly (string | number)[]): string {
  return names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ' …' : '');
}
