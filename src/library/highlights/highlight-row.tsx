import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { KeptHighlight } from '../../platform/stores/kept-highlights.ts';
import { translate } from '../../platform/browser/translate.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useDraft } from '../../ui/use-draft.ts';
import { ColorPicker } from '../../reader/tools/highlights/color-picker.tsx';
import { shortQuote } from '../../reader/tools/highlights/step.ts';
import { articleAddress } from '../list-address.ts';
import { formatDay } from '../parts/format-day.ts';
import { markWords } from '../parts/hit-sentence.ts';
import { EDIT, EXTERNAL } from '../parts/icons.ts';
import { MarkedText } from '../parts/marked-text.tsx';
import { memoized } from '../parts/memoized.tsx';
import type { Group } from './highlight-view.ts';
import { addressAt } from './page-address.ts';

/** Stores a highlight in place of the one before; null deletes it. */
export type StoreHighlight = (group: Group, before: KeptHighlight, after: KeptHighlight | null) => void;

type HighlightRowProps = {
  readonly group: Group;
  readonly highlight: KeptHighlight;
  /** The kept copy does not have its words. */
  readonly isLost: boolean;
  readonly words: readonly string[];
  /** The same object as long as the list. */
  readonly onStore: StoreHighlight;
};

/** A highlight: its words, a link to their place, its note, and buttons to edit and delete it. */
export const HighlightRow = memoized(({ group, highlight, isLost, words, onStore }: HighlightRowProps) => {
  const [isEdited, setEdited] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const { id, quote, color, note, createdAt } = highlight;
  const name = shortQuote(highlight);
  const page = addressAt(group.url, quote);
  const kept = group.keptId === null || isLost ? null : articleAddress(group.keptId, id);
  const target = kept ?? page;
  const text = <MarkedText pieces={markWords(quote.exact, words)} />;
  return (
    <li class={`kept-highlight highlight-${color}`} data-id={id} ref={row}>
      <div class="kept-words" lang={group.lang || undefined} dir={group.dir}>
        {target === null ? (
          <p>{text}</p>
        ) : (
          <a href={target} {...(kept === null && { target: '_blank', rel: 'noopener noreferrer' })}>
            {text}
          </a>
        )}
      </div>
      {isLost && <p class="kept-lost">{translate('highlights_lost')}</p>}
      {isEdited ? (
        <Fields
          highlight={highlight}
          onDone={(changes) => {
            setEdited(false);
            edit.current?.focus();
            if (changes !== null) onStore(group, highlight, { ...highlight, ...changes });
          }}
        />
      ) : (
        note !== '' && (
          <p class="kept-note" dir="auto">
            <MarkedText pieces={markWords(note, words)} />
          </p>
        )
      )}
      <div class="kept-foot">
        <span class="kept-color">{translate(`color_${color}`)}</span>
        <time dateTime={new Date(createdAt).toISOString()}>{formatDay(createdAt)}</time>
        <span class="kept-actions">
          {kept !== null && page !== null && (
            <a
              class="icon-button"
              href={page}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={translate('highlights_open_page', name)}
              title={translate('highlights_in_page')}
            >
              <Icon name={EXTERNAL} />
            </a>
          )}
          <IconButton
            icon={EDIT}
            label={translate('highlight_edit', name)}
            elementRef={edit}
            onClick={() => {
              setEdited(!isEdited);
            }}
          />
          <IconButton
            icon="delete"
            label={translate('list_delete', name)}
            onClick={() => {
              focusBeside(row.current);
              onStore(group, highlight, null);
            }}
          />
        </span>
      </div>
    </li>
  );
});

/** Moves the focus from a highlight that is deleted to the next one, else to the one before, else to the search. */
function focusBeside(row: Element | null): void {
  const rows = [...document.querySelectorAll('.kept-highlight')];
  const at = rows.findIndex((one) => one === row);
  const beside = (rows[at + 1] ?? rows[at - 1])?.querySelector<HTMLElement>('a, button');
  (beside ?? document.querySelector<HTMLElement>('.library-search'))?.focus();
}

type FieldsProps = {
  readonly highlight: KeptHighlight;
  /** Called with the changes, or with null if there are none. */
  readonly onDone: (changes: Pick<KeptHighlight, 'note' | 'color'> | null) => void;
};

/** Colour and note of a highlight. Esc leaves them as they were. */
function Fields({ highlight, onDone }: FieldsProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useDraft(`note ${highlight.id}`, highlight.note);
  const [color, setColor] = useState(highlight.color);
  useLayoutEffect(() => {
    field.current?.focus();
  }, []);
  return (
    <div
      class="kept-fields"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onDone(null);
      }}
    >
      <ColorPicker value={color} onChange={setColor} />
      <textarea
        ref={field}
        rows={3}
        dir="auto"
        aria-label={translate('own_note')}
        placeholder={translate('own_note')}
        value={note}
        onInput={({ currentTarget }) => {
          setNote(currentTarget.value);
        }}
      />
      <div class="field-buttons">
        <Button
          onClick={() => {
            onDone(null);
          }}
        >
          {translate('cancel')}
        </Button>
        <Button
          primary
          onClick={() => {
            onDone(note === highlight.note && color === highlight.color ? null : { note, color });
          }}
        >
          {translate('highlight_done')}
        </Button>
      </div>
    </div>
  );
}
