import { useState } from 'preact/hooks';
import { errorText } from '../../platform/browser/log-error.ts';
import { translate } from '../../platform/browser/translate.ts';
import { Button } from '../../ui/button.tsx';
import { FileChooser } from '../../ui/file-chooser.tsx';
import { download } from '../../ui/download.ts';
import { notStored } from '../parts/failures.ts';

const NAME = 'winnow-archive.zip';
/** Most bytes of an archive that is read. A larger one may not fit into the memory of a small computer. */
const MAX_SIZE = 2_000_000_000;
/** Most files that a message names. */
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
    const result =
      file.size > MAX_SIZE ? 'not_archive' : await importArchive(new Uint8Array(await file.arrayBuffer()), show);
    if (typeof result === 'string') {
      onProblem(translate(result === 'newer' ? 'import_newer' : 'archive_not_archive'));
      return;
    }
    const { articles, highlights, damaged } = result;
    const named = damaged.slice(0, NAMED).join(', ') + (damaged.length > NAMED ? ' …' : '');
    onProblem(damaged.length === 0 ? '' : translate('archive_damaged', named));
    say(translate('archive_imported', articles, highlights));
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
          accept=".zip,application/zip"
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
