import { useRef, useState } from 'preact/hooks';
import { translate, translateCount } from '../../platform/browser/translate.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TagField } from './tag-field.tsx';

type SelectionBarProps = {
  readonly count: number;
  /** Number of the articles that the list shows. */
  readonly all: number;
  readonly knownTags: readonly string[];
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly onTag: (tags: readonly string[]) => void;
  readonly onFinish: () => void;
  readonly onExport: () => void;
  readonly onDelete: () => void;
};

/** What can be done with the selected articles. */
export function SelectionBar({ count, all, knownTags, ...on }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [isTagging, setTagging] = useState(false);
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
          setTagging(!isTagging);
        }}
      >
        {translate('list_tags_add')}
      </Button>
      <Button onClick={on.onFinish}>{translate('list_finish')}</Button>
      <Button onClick={on.onExport}>{translate('list_export')}</Button>
      <Button onClick={on.onDelete}>{translate('highlight_delete')}</Button>
      <IconButton icon="close" label={translate('list_select_none')} onClick={on.onClear} />
      {isTagging && (
        <TagField
          label={translate('list_tags_add')}
          tags={[]}
          known={knownTags}
          onCancel={() => {
            setTagging(false);
          }}
          onDone={(tags) => {
            setTagging(false);
            on.onTag(tags);
          }}
        />
      )}
    </div>
  );
}
