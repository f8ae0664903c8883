import { Button } from '../ui/button.tsx';
import { FileChooser } from '../ui/file-chooser.tsx';

type FileButtonsProps = {
  readonly exportLabel: string;
  readonly importLabel: string;
  readonly onExport: () => void;
  /** Endings and types of the files to choose from, as in the attribute `accept`. */
  readonly accept: string;
  /** Reads a chosen file. */
  readonly onFile: (file: File) => Promise<void>;
  /** Called if `onFile` rejects. */
  readonly onFailure: (cause: unknown) => void;
};

/** A button that exports a file, and one that lets the user choose a file to import. */
export function FileButtons({ exportLabel, importLabel, onExport, accept, onFile, onFailure }: FileButtonsProps) {
  return (
    <>
      <Button onClick={onExport}>{exportLabel}</Button>
      <FileChooser
        label={importLabel}
        accept={accept}
        onFile={(file) => {
          onFile(file).catch(onFailure);
        }}
      />
    </>
  );
}
