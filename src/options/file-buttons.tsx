import { useRef } from 'preact/hooks';
import { Button } from '../ui/button.tsx';

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
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={onExport}>{exportLabel}</Button>
      <Button
        onClick={() => {
          chooser.current?.click();
        }}
      >
        {importLabel}
      </Button>
      <input
        type="file"
        accept={accept}
        hidden
        ref={chooser}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Otherwise the same file could not be chosen again.
          currentTarget.value = '';
          if (file !== undefined) onFile(file).catch(onFailure);
        }}
      />
    </>
  );
}
