import { translate } from '../../platform/browser/translate.ts';
import { Button } from '../../ui/button.tsx';
import { FileChooser } from '../../ui/file-chooser.tsx';
import { StatusBar } from '../parts/bar.tsx';
import type { ArchiveWork } from './use-archive.ts';

/** Exports everything that Winnow stores as one file, and imports such a file. */
export function ArchiveBox({ work }: { readonly work: ArchiveWork }) {
  return (
    <section>
      <h2>{translate('archive')}</h2>
      <p>{translate('archive_hint')}</p>
      <p>{translate('addresses_hint')}</p>
      <div class="field-buttons">
        <Button onClick={work.save}>{translate('archive_export')}</Button>
        <ImportButton work={work} />
      </div>
    </section>
  );
}

/** Imports an archive of Winnow, or a list of another program. */
export function ImportButton({ work }: { readonly work: ArchiveWork }) {
  return <FileChooser label={translate('archive_import')} accept=".zip,.csv,.html,.htm,.json" onFile={work.read} />;
}

/** Says how far an export or import is, also while the box is closed. */
export function ArchiveBar({ work: { progress } }: { readonly work: ArchiveWork }) {
  const isKnown = progress !== null && progress[1] > 0;
  return (
    <StatusBar text={isKnown ? translate('archive_progress', ...progress) : null}>
      <progress class="book-progress" value={progress?.[0]} max={progress?.[1]} aria-hidden="true" />
    </StatusBar>
  );
}
