import { useRef, useState } from 'preact/hooks';
import { translate, translateCount } from '../../platform/browser/translate.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { BookField } from '../books/book-field.tsx';
import { TagField } from './tag-field.tsx';

type SelectionBarProps = {
  readonly count: number;
  /** False where none of the selected addresses has a kept article, so that there is nothing to export. */
  readonly hasKept: boolean;
  /** Number of the articles that the list shows. */
  readonly all: number;
  readonly knownTags: readonly string[];
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly onTag: (tags: readonly string[]) => void;
  readonly onFinish: () => void;
  readonly onExport: () => void;
  readonly onBook: (title: string, hasHighlights: boolean) => void;
  readonly onDelete: () => void;
};

/** What can be done with the selected articles. */
export function SelectionBar({ count, hasKept, all, knownTags, ...on }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [asked, ask] = useState<'tags' | 'book' | null>(null);
  const close = (): void => {
    ask(null);
  };
  return (
    <div
      class="library-bar selection-bar"
      role="group"
      aria-label={translateCount('list_selected_count', count)}
      ref={bar}
    >
      <span class="library-bar-text" role="status">
        {translateCount('list_selected_count', count)}
      </span>
      {count < all && (
        <Button
          onClick={() => {
            // This button goes away, so the focus moves to the next one.
            bar.current?.querySelectorAll('button')[1]?.focus();
            on.onSelectAll();
          }}
        >
          {translate('list_select_all')}
        </Button>
      )}
      <Button
        onClick={() => {
          ask(asked === 'tags' ? null : 'tags');
        }}
      >
        {translate('list_tags_add')}
      </Button>
      <Button onClick={on.onFinish}>{translate('list_finish')}</Button>
      {hasKept && (
        <Button
          onClick={() => {
            ask(asked === 'book' ? null : 'book');
          }}
        >
          {translate('book_make')}
        </Button>
      )}
      {hasKept && <Button onClick={on.onExport}>{translate('list_export')}</Button>}
      <Button onClick={on.onDelete}>{translate('highlight_delete')}</Button>
      <IconButton icon="close" label={translate('list_select_none')} onClick={on.onClear} />
      {asked === 'tags' && (
        <TagField
          label={translate('list_tags_add')}
          tags={[]}
          known={knownTags}
          onCancel={close}
          onDone={(tags) => {
            close();
            on.onTag(tags);
          }}
        />
      )}
      {asked === 'book' && hasKept && (
        <BookField
          onCancel={close}
          onDone={(title, hasHighlights) => {
            close();
            on.onBook(title, hasHighlights);
          }}
        />
      )}
    </div>
  );
}
