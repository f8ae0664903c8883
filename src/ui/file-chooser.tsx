import { useRef } from 'preact/hooks';
import { Button } from './button.tsx';

type FileChooserProps = {
  readonly label: string;
  /** Endings and types of the files to choose from, as in the attribute `accept`. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
};

/** A button that lets the user choose a file. */
export function FileChooser({ label, accept, onFile }: FileChooserProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        onClick={() => {
          chooser.current?.click();
        }}
      >
        {label}
      </Button>
      <input
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        ref={chooser}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Otherwise the same file could not be chosen again.
          currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
