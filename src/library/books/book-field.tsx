import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { translate } from '../../platform/browser/translate.ts';
import { Button } from '../../ui/button.tsx';
import { InlineForm } from '../parts/inline-form.tsx';
import { formatDay } from '../parts/format-day.ts';

type BookFieldProps = {
  readonly onDone: (title: string, hasHighlights: boolean) => void;
  readonly onCancel: () => void;
};

/** Asks for the title of a book, and whether it has highlights. Enter makes it, Esc does not. */
export function BookField({ onDone, onCancel }: BookFieldProps) {
  const suggested = translate('book_title_default', formatDay(Date.now()));
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState(suggested);
  const [hasHighlights, setHighlights] = useState(true);
  useLayoutEffect(() => {
    field.current?.select();
  }, []);
  return (
    <InlineForm
      onDone={() => {
        onDone(title.trim() || suggested, hasHighlights);
      }}
      onCancel={onCancel}
    >
      <input
        type="text"
        dir="auto"
        aria-label={translate('book_title')}
        value={title}
        ref={field}
        onInput={({ currentTarget }) => {
          setTitle(currentTarget.value);
        }}
      />
      <label class="book-highlights">
        <input
          type="checkbox"
          checked={hasHighlights}
          onChange={({ currentTarget }) => {
            setHighlights(currentTarget.checked);
          }}
        />
        {translate('book_highlights')}
      </label>
      <button type="submit" class="button primary">
        {translate('book_make')}
      </button>
      <Button onClick={onCancel}>{translate('cancel')}</Button>
    </InlineForm>
  );
}
