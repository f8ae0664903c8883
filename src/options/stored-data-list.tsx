import { useCallback, useEffect, useState } from 'preact/hooks';
import { deleteHighlights } from '../platform/stores/kept-highlights.ts';
import { errorText } from '../platform/browser/log-error.ts';
import { deleteStored, measureStored, type StoredData, watchStored } from '../platform/stores/stored-data.ts';
import {
  deleteUnreadableItems,
  loadUnreadableItems,
  type UnreadableItems,
} from '../platform/stores/unreadable-items.ts';
import { interfaceLanguage, translate } from '../platform/browser/translate.ts';
import { Button } from '../ui/button.tsx';
import { forgetDrafts } from '../ui/use-draft.ts';
import { UnreadableNote } from '../ui/unreadable-note.tsx';

const KINDS = [
  'settings',
  'rules',
  'readings',
  'highlights',
  'articles',
  'other',
] as const satisfies readonly (keyof StoredData)[];

/** What a button asks to delete. */
type Asked = 'all' | 'highlights' | null;

const BYTES_PER_KILOBYTE = 1000;

type StoredDataProps = {
  /** Shows a status message. */
  readonly say: (text: string) => void;
};

/** What Winnow stores and how much, with a button that deletes all of it after a second press. */
export function StoredDataList({ say }: StoredDataProps) {
  const [stored, setStored] = useState<StoredData | null>(null);
  const [asked, setAsked] = useState<Asked>(null);
  const [unreadable, setUnreadable] = useState<UnreadableItems | null>(null);
  const [problem, setProblem] = useState('');

  const measure = useCallback(() => {
    const fail = (cause: unknown): void => {
      setProblem(translate('stored_failed', errorText(cause)));
    };
    measureStored().then(setStored, fail);
    loadUnreadableItems().then(setUnreadable, fail);
  }, []);
  useEffect(() => {
    measure();
    return watchStored(measure);
  }, [measure]);

  const remove = (what: Exclude<Asked, null>): void => {
    setAsked(null);
    (what === 'all' ? deleteStored() : deleteHighlights().then(forgetDrafts))
      .then(
        () => {
          setProblem('');
          say(translate(what === 'all' ? 'stored_deleted' : 'stored_highlights_deleted'));
        },
        (cause: unknown) => {
          setProblem(translate('stored_failed', errorText(cause)));
        },
      )
      .finally(measure);
  };
  const counts = { highlights: stored?.highlightCount, articles: stored?.articleCount };
  const labelOf = (kind: (typeof KINDS)[number]): string =>
    kind in counts
      ? translate(`stored_${kind}`, counts[kind as keyof typeof counts] ?? 0)
      : translate(`stored_${kind}`);

  return (
    <>
      <p>{translate('stored_text')}</p>
      <dl class="rows">
        {KINDS.map((kind) => (
          <div key={kind} class="item">
            <dt>{labelOf(kind)}</dt>
            <dd>{stored === null ? '…' : formatBytes(stored[kind])}</dd>
          </div>
        ))}
      </dl>
      {unreadable !== null && (
        <UnreadableNote
          count={unreadable.count}
          fileName="winnow-unreadable.json"
          read={() => unreadable.json}
          remove={deleteUnreadableItems}
        />
      )}
      <div class="item field-actions" role="group" aria-label={translate('options_stored')}>
        {asked !== null && (
          <p class="warning">
            {asked === 'all'
              ? `${translate('stored_confirm')} ${translate('stored_confirm_sites')}`
              : translate('stored_confirm_highlights')}
          </p>
        )}
        {/* The same elements in both states, so that the focus stays. */}
        <Button
          onClick={() => {
            if (asked === null) setAsked('all');
            else remove(asked);
          }}
        >
          {translate(asked === null ? 'stored_delete' : 'stored_delete_now')}
        </Button>
        {(asked !== null || (stored !== null && stored.highlightCount > 0)) && (
          <Button
            onClick={() => {
              setAsked(asked === null ? 'highlights' : null);
            }}
          >
            {translate(asked === null ? 'stored_delete_highlights' : 'cancel')}
          </Button>
        )}
      </div>
      <div role="status">{problem !== '' && <p class="warning">{problem}</p>}</div>
    </>
  );
}

function formatBytes(bytes: number): string {
  const language = interfaceLanguage();
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: bytes < BYTES_PER_KILOBYTE ? 'byte' : 'kilobyte',
    unitDisplay: bytes < BYTES_PER_KILOBYTE ? 'long' : 'short',
    maximumFractionDigits: 0,
  }).format(bytes < BYTES_PER_KILOBYTE ? bytes : bytes / BYTES_PER_KILOBYTE);
}
