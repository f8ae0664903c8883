import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { translate } from '../../platform/browser/translate.ts';
import { Button } from '../../ui/button.tsx';
import { InlineForm } from '../parts/inline-form.tsx';
import { parseTags } from './tags.ts';

type TagFieldProps = {
  readonly label: string;
  readonly tags: readonly string[];
  /** Tags that other articles have. */
  readonly known: readonly string[];
  readonly onDone: (tags: readonly string[]) => void;
  readonly onCancel: () => void;
};

/** A field for tags. Enter stores them, Esc does not. */
export function TagField({ label, tags, known, onDone, onCancel }: TagFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState(tags.join(', '));
  const now = parseTags(written);
  useLayoutEffect(() => {
    field.current?.focus();
  }, []);
  return (
    <InlineForm
      onDone={() => {
        onDone(now);
      }}
      onCancel={onCancel}
    >
      <input
        type="text"
        dir="auto"
        aria-label={label}
        aria-describedby={id}
        value={written}
        ref={field}
        onInput={({ currentTarget }) => {
          setWritten(currentTarget.value);
        }}
      />
      <button type="submit" class="button primary">
        {translate('list_save')}
      </button>
      <Button onClick={onCancel}>{translate('cancel')}</Button>
      <p id={id}>{translate('list_tags_hint')}</p>
      <ul>
        {known
          .filter((tag) => !now.includes(tag))
          .slice(0, 12)
          .map((tag) => (
            <li key={tag}>
              <button
                type="button"
                class="tag"
                aria-label={translate('list_tag_add', tag)}
                onClick={() => {
                  setWritten([...now, tag].join(', '));
                  field.current?.focus();
                }}
              >
                <bdi>{tag}</bdi>
              </button>
            </li>
          ))}
      </ul>
    </InlineForm>
  );
}
