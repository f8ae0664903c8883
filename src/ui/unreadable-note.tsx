import { useState } from 'preact/hooks';
import { errorText } from '../platform/browser/log-error.ts';
import { translate, translateCount } from '../platform/browser/translate.ts';
import { adoptStyle } from './adopt-style.ts';
import { Button } from './button.tsx';
import { download } from './download.ts';
import css from './unreadable-note.css?inline';

adoptStyle(css);

type UnreadableNoteProps = {
  /** Number of the entries. */
  readonly count: number;
  /** Name of the file to which they are exported. */
  readonly fileName: string;
  /** The entries as the text of a JSON file. */
  readonly read: () => Promise<string> | string;
  readonly remove: () => Promise<void>;
};

/** Says that stored entries cannot be read. They can be exported as they are, and deleted after a second press. */
export function UnreadableNote({ count, fileName, read, remove }: UnreadableNoteProps) {
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState('');
  const run = (work: () => Promise<void>): void => {
    work().then(
      () => {
        setProblem('');
      },
      (cause: unknown) => {
        setProblem(translate('stored_failed', errorText(cause)));
      },
    );
  };
  if (count === 0) return null;
  return (
    <div class="unreadable-note" role="group" aria-label={translateCount('unreadable_count', count)}>
      <p class="warning">{translateCount('unreadable_count', count)}</p>
      <div class="field-buttons">
        <Button
          onClick={() => {
            run(async () => {
              download(fileName, await read());
            });
          }}
        >
          {translate('unreadable_export')}
        </Button>
        {/* The same element in both states, so that the focus stays. */}
        <Button
          onClick={() => {
            setAsked(!isAsked);
            if (isAsked) run(remove);
          }}
        >
          {translate(isAsked ? 'list_delete_now' : 'stored_delete_now')}
        </Button>
        {isAsked && (
          <Button
            onClick={() => {
              setAsked(false);
            }}
          >
            {translate('cancel')}
          </Button>
        )}
      </div>
      <div role="status">{problem !== '' && <p class="warning">{problem}</p>}</div>
    </div>
  );
}
