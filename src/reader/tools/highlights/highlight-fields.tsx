import { useLayoutEffect, useRef } from 'preact/hooks';
import type { KeptHighlight } from '../../../platform/stores/kept-highlights.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { Button } from '../../../ui/button.tsx';
import { ColorPicker } from './color-picker.tsx';
import type { Highlighter } from './highlighter.ts';

type HighlightFieldsProps = {
  readonly highlighter: Highlighter;
  readonly highlight: KeptHighlight;
  /** True to put the focus on the note. */
  readonly isWriting: boolean;
  readonly onDone: () => void;
};

/** Colour and note of a highlight, and the button that deletes it. Each change is kept at once. */
export function HighlightFields({ highlighter, highlight, isWriting, onDone }: HighlightFieldsProps) {
  const note = useRef<HTMLTextAreaElement>(null);
  /** Identifies the step: everything typed while these fields are shown is undone together. */
  const edit = useRef({});
  useLayoutEffect(() => {
    if (isWriting) note.current?.focus();
  }, [isWriting]);
  return (
    <div class="highlight-fields">
      <ColorPicker
        value={highlight.color}
        onChange={(color) => {
          highlighter.setColor(highlight, color);
        }}
      />
      <textarea
        ref={note}
        rows={3}
        dir="auto"
        aria-label={translate('own_note')}
        placeholder={translate('own_note')}
        value={highlight.note}
        onInput={(event) => {
          highlighter.setNote(highlight.id, event.currentTarget.value, edit.current);
        }}
      />
      <div class="highlight-actions">
        <Button
          onClick={() => {
            onDone();
            highlighter.remove(highlight);
          }}
        >
          {translate('highlight_delete')}
        </Button>
        <Button primary onClick={onDone}>
          {translate('highlight_done')}
        </Button>
      </div>
    </div>
  );
}
