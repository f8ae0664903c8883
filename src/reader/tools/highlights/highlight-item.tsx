import { useRef } from 'preact/hooks';
import type { KeptHighlight } from '../../../platform/stores/kept-highlights.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { IconButton } from '../../../ui/button.tsx';
import { HighlightFields } from './highlight-fields.tsx';
import type { Highlighter } from './highlighter.ts';
import { shortQuote } from './step.ts';

type HighlightItemProps = {
  readonly highlighter: Highlighter;
  readonly highlight: KeptHighlight;
  readonly isEdited: boolean;
  readonly onEdit: (isEdited: boolean) => void;
  /** Goes to the highlight in the text. */
  readonly onGo: () => void;
  readonly onDeleted: () => void;
};

/** A highlight in the list: its words, colour and note, with buttons to go there, edit and delete. */
export function HighlightItem({ highlighter, highlight, isEdited, onEdit, onGo, onDeleted }: HighlightItemProps) {
  const edit = useRef<HTMLButtonElement>(null);
  const { id, quote, color, note } = highlight;
  const { lang, dir } = highlighter.article;
  const isFound = highlighter.ranges().has(id);
  const name = shortQuote(highlight);
  const words = (
    <span class="highlight-words" lang={lang || undefined} dir={dir}>
      {quote.exact}
    </span>
  );
  return (
    <li class={`highlight-item highlight-${color}`}>
      <div class="highlight-head">
        <span class="highlight-color">{translate(`color_${color}`)}</span>
        <button
          type="button"
          class="highlight-edit"
          aria-expanded={isEdited}
          aria-label={translate('highlight_edit', name)}
          ref={edit}
          onClick={() => {
            onEdit(!isEdited);
          }}
        >
          {translate('highlight_edit_short')}
        </button>
        <IconButton
          icon="delete"
          label={translate('list_delete', name)}
          onClick={() => {
            highlighter.remove(highlight);
            onDeleted();
          }}
        />
      </div>
      {isFound ? (
        <button type="button" class="highlight-go" onClick={onGo}>
          {words}
        </button>
      ) : (
        <>
          <p class="highlight-go">{words}</p>
          {highlighter.isSearched() && <p class="highlight-hint">{translate('highlight_not_found')}</p>}
        </>
      )}
      {isEdited ? (
        <HighlightFields
          highlighter={highlighter}
          highlight={highlight}
          isWriting
          onDone={() => {
            onEdit(false);
            edit.current?.focus();
          }}
        />
      ) : (
        note !== '' && (
          <p class="highlight-note" dir="auto">
            {note}
          </p>
        )
      )}
    </li>
  );
}
