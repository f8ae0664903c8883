import { errorText } from '../../platform/browser/log-error.ts';
import { store } from '../../platform/messages/ask-background.ts';
import { translate, translateCount } from '../../platform/browser/translate.ts';
import { Button } from '../../ui/button.tsx';
import { FileChooser } from '../../ui/file-chooser.tsx';
import { notStored } from '../parts/failures.ts';
import type { HighlightFormat } from './export-highlights.ts';
import type { Group } from './highlight-view.ts';
import type { BadEntry } from './highlights-file.ts';

const FORMATS = [
  { format: 'files', label: 'highlights_export_files' },
  { format: 'one', label: 'highlights_export_one' },
  { format: 'json', label: 'highlights_export_json' },
] as const satisfies readonly { format: HighlightFormat; label: string }[];

/** Most bytes of a file that is read. */
const MAX_FILE_SIZE = 50_000_000;
/** Most bad entries that a message names. Further ones are only counted. */
const NAMED = 8;

type TransferProps = {
  /** The highlights that the page shows. */
  readonly groups: readonly Group[];
  readonly say: (text: string) => void;
  readonly onProblem: (text: string) => void;
};

/** Export of the shown highlights, and import of a file. */
export function Transfer({ groups, say, onProblem }: TransferProps) {
  const save = (format: HighlightFormat): void => {
    import('./export-highlights.ts')
      .then(({ exportHighlights }) => exportHighlights(groups, format))
      .then(
        (name) => {
          say(translate('saved', name));
        },
        (cause: unknown) => {
          onProblem(translate('save_failed', errorText(cause)));
        },
      );
  };
  const read = async (file: File): Promise<void> => {
    const { isNewerHighlightsFile, parseHighlightsFile } = await import('./highlights-file.ts');
    const text = file.size > MAX_FILE_SIZE ? '' : await file.text();
    const parsed = parseHighlightsFile(text);
    if (parsed === null) {
      onProblem(translate(isNewerHighlightsFile(text) ? 'import_newer' : 'highlights_not_file'));
      return;
    }
    const { added, known } = await store('store/more-highlights', { articles: parsed.articles });
    onProblem(wordsFor(parsed.bad));
    const isKnown = known === 0 ? '' : ` ${translate('highlights_known', known)}`;
    say(translateCount('highlights_imported_count', added) + isKnown);
  };
  return (
    <div class="field-buttons">
      {groups.length > 0 &&
        FORMATS.map(({ format, label }) => (
          <Button
            key={format}
            onClick={() => {
              save(format);
            }}
          >
            {translate(label)}
          </Button>
        ))}
      <FileChooser
        label={translate('highlights_import')}
        accept=".json,application/json"
        onFile={(file) => {
          read(file).catch((cause: unknown) => {
            onProblem(notStored(cause));
          });
        }}
      />
    </div>
  );
}

/** Names the entries of a file that were left out; '' for none. */
function wordsFor(bad: readonly BadEntry[]): string {
  if (bad.length === 0) return '';
  const names = bad
    .slice(0, NAMED)
    .map(({ article, highlight }) =>
      highlight === 0 ? translate('highlights_bad_article', article) : translate('highlights_bad', article, highlight),
    );
  return translate('highlights_skipped', bad.length, names.join(' | ') + (bad.length > NAMED ? ' …' : ''));
}
