import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { HIGHLIGHT_COLORS } from '../../platform/stores/kept-highlights.ts';
import { wordsOf } from '../../platform/stores/reading-list-search.ts';
import { translate, translateCount } from '../../platform/browser/translate.ts';
import { store } from '../../platform/messages/ask-background.ts';
import { notStored } from '../parts/failures.ts';
import { useSettings } from '../../ui/appearance/use-settings.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { Toast } from '../../ui/toast.tsx';
import { UnreadableNote } from '../../ui/unreadable-note.tsx';
import { useStatus } from '../../ui/use-status.ts';
import { shortQuote } from '../../reader/tools/highlights/step.ts';
import { FolderLine } from '../folder/folder-line.tsx';
import { useFolder } from '../folder/use-folder.ts';
import { UndoBar } from '../parts/bar.tsx';
import { Choice } from '../parts/choice.tsx';
import { Frame } from '../parts/frame.tsx';
import { LongList } from '../parts/long-list.tsx';
import { Toolbar } from '../parts/toolbar.tsx';
import { HighlightGroup } from './highlight-group.tsx';
import { countOf, type Group, type HighlightFilter, ORDERS, shownGroups } from './highlight-view.ts';
import { Transfer } from './transfer.tsx';
import { useGroups } from './use-groups.ts';
import { useStored } from './use-stored.ts';
import css from './highlights.css?inline';

adoptStyle(css);

const NO_FILTER: HighlightFilter = { query: '', colors: [], order: 'newest' };

/** All highlights and notes, by article. */
export function HighlightsPage() {
  const [problem, setProblem] = useState('');
  const [filter, setFilter] = useState(NO_FILTER);
  const [message, say] = useStatus();
  const search = useRef<HTMLInputElement>(null);
  const fail = useCallback((cause: unknown) => {
    setProblem(notStored(cause));
  }, []);
  const stored = useGroups(fail);
  const groups = stored?.groups ?? null;
  const unreadable = stored?.unreadable ?? [];
  const shown = useMemo(() => shownGroups(groups ?? [], filter), [groups, filter]);
  const words = useMemo(() => wordsOf(filter.query), [filter.query]);
  // What other machines wrote is stored, and the page follows what is stored.
  const folder = useFolder(groups, () => undefined);
  const { onStore, deletions, undo, forget } = useStored(setProblem);
  // The page changes no settings, so storing them cannot fail.
  useSettings(useCallback(() => undefined, []));
  const show = useCallback(
    (group: Group) => <HighlightGroup key={group.url} group={group} words={words} onStore={onStore} />,
    [words, onStore],
  );
  const last = deletions.at(-1);
  const change = (changes: Partial<HighlightFilter>): void => {
    setFilter({ ...filter, ...changes });
  };
  return (
    <Frame view="highlights">
      <Toolbar
        search={
          <input
            type="search"
            class="library-search"
            aria-label={translate('highlights_search')}
            placeholder={translate('highlights_search')}
            value={filter.query}
            ref={search}
            onInput={({ currentTarget }) => {
              change({ query: currentTarget.value });
            }}
          />
        }
      >
        {groups !== null && <Transfer groups={shown} say={say} onProblem={setProblem} />}
      </Toolbar>
      {groups !== null && groups.length > 0 && (
        <div class="list-filters">
          <fieldset class="color-filter">
            <legend class="visually-hidden">{translate('highlight_color')}</legend>
            {HIGHLIGHT_COLORS.map((color) => (
              <label key={color} class={`color-choice highlight-${color}`}>
                <input
                  type="checkbox"
                  checked={filter.colors.includes(color)}
                  onChange={({ currentTarget }) => {
                    const others = filter.colors.filter((one) => one !== color);
                    change({ colors: currentTarget.checked ? [...others, color] : others });
                  }}
                />
                <span>{translate(`color_${color}`)}</span>
              </label>
            ))}
          </fieldset>
          <Choice
            label={translate('list_sort')}
            value={filter.order}
            options={ORDERS.map((value) => ({ value, label: translate(`highlights_order_${value}`) }))}
            onChange={(value) => {
              change({ order: ORDERS.find((order) => order === value) ?? filter.order });
            }}
          />
        </div>
      )}
      <p class="library-status" role="status">
        {groups !== null && groups.length > 0 && translateCount('highlights_count', countOf(shown))}
      </p>
      {problem !== '' && (
        <div class="library-problem" role="alert">
          <p>{problem}</p>
        </div>
      )}
      <FolderLine folder={folder} />
      <UnreadableNote
        count={unreadable.length}
        fileName="winnow-unreadable-highlights.json"
        read={() =>
          `[${unreadable.map(({ list, json }) => `{"url":${JSON.stringify(list)},"stored":${json}}`).join(',\n')}]`
        }
        remove={async () => {
          await store('store/without-unreadable', { of: 'highlights', gone: unreadable });
        }}
      />
      {groups?.length === 0 && <p class="library-empty">{translate('highlights_empty')}</p>}
      {groups !== null && groups.length > 0 && shown.length === 0 && (
        <p class="library-empty">{translate('list_no_match')}</p>
      )}
      <LongList class="highlight-groups" items={shown} subject={filter} show={show} />
      <div class="library-bars">
        <UndoBar
          text={last === undefined ? null : `${translate('list_deleted')} ${shortQuote(last.highlight)}`}
          onUndo={() => {
            undo();
            search.current?.focus();
          }}
          onClose={() => {
            forget();
            search.current?.focus();
          }}
        />
      </div>
      <Toast message={message} />
    </Frame>
  );
}
