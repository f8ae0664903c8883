import { useCallback, useEffect, useState } from 'preact/hooks';
import { errorText } from '../platform/report.ts';
import { deleteStored, measureStored, type StoredData } from '../platform/stored-data.ts';
import { translate } from '../platform/translate.ts';
import { Button } from '../ui/button.tsx';

const KINDS = ['settings', 'rules', 'readings', 'other'] as const satisfies readonly (keyof StoredData)[];

const BYTES_PER_KILOBYTE = 1000;

type StoredDataProps = {
  /** Changes when something may have been stored. */
  readonly subject: unknown;
  /** Shows a status message. */
  readonly say: (text: string) => void;
};

/** What Winnow stores and how much it is, with a button that deletes all of it after a second press. */
export function StoredDataList({ subject, say }: StoredDataProps) {
  const [stored, setStored] = useState<StoredData | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');

  const measure = useCallback(() => {
    measureStored().then(setStored, (cause: unknown) => {
      setProblem(translate('stored_failed', errorText(cause)));
    });
  }, []);
  useEffect(measure, [measure, subject]);

  const deleteAll = (): void => {
    setAsking(false);
    deleteStored()
      .then(
        () => {
          setProblem('');
          say(translate('stored_deleted'));
        },
        (cause: unknown) => {
          setProblem(translate('stored_failed', errorText(cause)));
        },
      )
      .finally(measure);
  };

  return (
    <>
      <p>{translate('stored_text')}</p>
      <dl class="rows">
        {KINDS.map((kind) => (
          <div key={kind} class="item">
            <dt>{translate(`stored_${kind}`)}</dt>
            <dd>{stored === null ? '…' : formatBytes(stored[kind])}</dd>
          </div>
        ))}
      </dl>
      <div class="item field-actions" role="group" aria-label={translate('options_stored')}>
        {isAsking && (
          <p class="warning">
            {translate('stored_confirm')} {translate('stored_confirm_sites')}
          </p>
        )}
        <Button
          onClick={() => {
            if (isAsking) deleteAll();
            else setAsking(true);
          }}
        >
          {translate(isAsking ? 'stored_delete_now' : 'stored_delete')}
        </Button>
        {isAsking && (
          <Button
            onClick={() => {
              setAsking(false);
            }}
          >
            {translate('cancel')}
          </Button>
        )}
      </div>
      <div role="status">{problem !== '' && <p class="warning">{problem}</p>}</div>
    </>
  );
}

function formatBytes(bytes: number): string {
  const language = translate('language_tag');
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: bytes < BYTES_PER_KILOBYTE ? 'byte' : 'kilobyte',
    unitDisplay: bytes < BYTES_PER_KILOBYTE ? 'long' : 'short',
    maximumFractionDigits: 0,
  }).format(bytes < BYTES_PER_KILOBYTE ? bytes : bytes / BYTES_PER_KILOBYTE);
}
