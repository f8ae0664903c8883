import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { exportRaw, removeFromList } from '../../platform/stores/reading-list.ts';
import { errorText } from '../../platform/browser/log-error.ts';
import { translate, translateCount } from '../../platform/browser/translate.ts';
import { titleOf } from '../../reader/text/title-of.ts';
import { useSettings } from '../../ui/appearance/use-settings.ts';
import { Button } from '../../ui/button.tsx';
import { Toast } from '../../ui/toast.tsx';
import { UnreadableNote } from '../../ui/unreadable-note.tsx';
import { useStatus } from '../../ui/use-status.ts';
import { ArchiveBar, ArchiveBox, ImportButton } from '../archive/archive-box.tsx';
import { useArchive } from '../archive/use-archive.ts';
import { BookBar } from '../books/book-bar.tsx';
import { useBook } from '../books/use-book.ts';
import { FolderBox } from '../folder/folder-box.tsx';
import { FolderLine } from '../folder/folder-line.tsx';
import { useFolder } from '../folder/use-folder.ts';
import { UndoBar } from '../parts/bar.tsx';
import { Frame } from '../parts/frame.tsx';
import { LongList } from '../parts/long-list.tsx';
import { StorageUsed } from '../parts/storage-used.tsx';
import { Toolbar } from '../parts/toolbar.tsx';
import { EntryRow, type RowActions } from './entry-row.tsx';
import { ListFilters } from './list-filters.tsx';
import { choicesOf, NO_FILTER, shownEntries } from './list-view.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useChanges } from './use-changes.ts';
import { useEntries } from './use-entries.ts';
import { useFilter } from './use-filter.ts';
import { useSearch } from './use-search.ts';
import { useSelection } from './use-selection.ts';

/** The reading list: the articles kept on this machine. */
export function ListPage() {
  const [problem, setProblem] = useState('');
  const failToRead = useCallback((cause: unknown) => {
    setProblem(translate('list_failed', errorText(cause)));
  }, []);
  const { stored, load } = useEntries(failToRead);
  const all = stored?.entries ?? null;
  const [filter, changeFilter] = useFilter();
  const entries = useMemo(() => all?.filter(({ deletedAt }) => deletedAt === undefined) ?? null, [all]);
  const { found, prepare } = useSearch(filter.query, entries, failToRead);
  const shown = useMemo(() => shownEntries(entries ?? [], filter, found.ids), [entries, filter, found]);
  const knownTags = useMemo(() => choicesOf(entries ?? []).tag, [entries]);
  const [message, say] = useStatus();
  const page = useRef<HTMLDivElement>(null);
  const changes = useChanges(load, setProblem, say);
  const book = useBook(setProblem, say);
  const archive = useArchive({
    ...{ say, onProblem: setProblem },
    onEnd: () => {
      void load().then(() => {
        // The button of an empty list goes away when something was imported.
        if (document.activeElement === document.body) focusEntry(page.current, undefined);
      });
    },
  });
  const folder = useFolder(all, () => void load());
  const selection = useSelection(shown);
  // The page changes no settings, so storing them cannot fail.
  useSettings(useCallback(() => undefined, []));
  const isFiltered = Object.entries(filter).some(([name, value]) => name !== 'sort' && value !== '' && value !== 'all');

  const remove = (gone: readonly KeptEntry[]): void => {
    const next = nextFocus(shown, gone);
    selection.clear();
    void changes.remove(gone.map(({ id }) => id)).then(() => {
      focusEntry(page.current, next);
    });
  };
  const latest = { onSelect: selection.set, onDelete: remove, changes, changeFilter };
  const on = useRef(latest);
  on.current = latest;
  // The same object as long as the page, so that a change of one row renders no other.
  const actions = useMemo<RowActions>(
    () => ({
      onSelect: (entry, to) => {
        on.current.onSelect(entry, to);
      },
      onDelete: (entry) => {
        on.current.onDelete([entry]);
      },
      onFinish: (entry, isFinished) => void on.current.changes.finish([entry.id], isFinished),
      onTags: (entry, tags) => void on.current.changes.setTags([entry.id], () => tags),
      onShowTag: (tag) => {
        on.current.changeFilter({ tag });
      },
    }),
    [],
  );
  const showRow = useCallback(
    (entry: KeptEntry) => (
      <EntryRow
        key={entry.id}
        entry={entry}
        isSelected={selection.ids.has(entry.id)}
        words={found.words}
        knownTags={knownTags}
        actions={actions}
      />
    ),
    [selection.ids, found.words, knownTags, actions],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) selection.clear();
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, [selection.clear]);

  const deleted = lastDeleted(all ?? []);
  const ids = selection.selected.map(({ id }) => id);
  const kept = selection.selected.filter(({ isLater }) => !isLater);
  return (
    <Frame view="reading_list">
      <div ref={page}>
        <Toolbar
          search={
            all?.length !== 0 && (
              <input
                type="search"
                class="library-search"
                aria-label={translate('list_search')}
                placeholder={translate('list_search')}
                value={filter.query}
                onFocus={prepare}
                onInput={(event) => {
                  changeFilter({ query: event.currentTarget.value });
                }}
              />
            )
          }
        >
          <ArchiveBox work={archive} />
          <FolderBox folder={folder} />
        </Toolbar>
        {entries !== null && entries.length > 0 && (
          <ListFilters entries={entries} filter={filter} onChange={changeFilter} />
        )}
        <p class="library-status">
          <span role="status">
            {entries !== null && entries.length > 0 && translateCount('list_count', shown.length)}
            {!found.isDone && ` ${translate('list_searching')}`}
          </span>
          <StorageUsed subject={all} />
        </p>
        {problem !== '' && (
          <div class="library-problem" role="alert">
            <p>{problem}</p>
            {changes.stuck !== null && <Button onClick={changes.removeStuck}>{translate('list_delete_now')}</Button>}
          </div>
        )}
        <FolderLine folder={folder} />
        {stored !== null && (
          <UnreadableNote
            count={stored.unreadable.length}
            fileName="winnow-unreadable-articles.json"
            read={() => exportRaw(stored.unreadable)}
            remove={() => removeFromList(stored.unreadable).finally(load)}
          />
        )}
        {entries?.length === 0 && (
          <div class="library-empty">
            <p>{translate('list_empty')}</p>
            <p>{translate('addresses_hint')}</p>
            <ImportButton work={archive} />
          </div>
        )}
        {entries !== null && entries.length > 0 && shown.length === 0 && found.isDone && isFiltered && (
          <div class="library-empty">
            <p>{translate('list_no_match')}</p>
            <Button
              onClick={() => {
                changeFilter({ ...NO_FILTER, sort: filter.sort });
              }}
            >
              {translate('list_clear')}
            </Button>
          </div>
        )}
        <LongList class="entries" items={shown} subject={filter} show={showRow} />
        {entries !== null && entries.length > 0 && folder?.name == null && (
          <p class="library-note">{translate('list_local')}</p>
        )}
        <div class="library-bars">
          {ids.length > 0 && (
            <SelectionBar
              count={ids.length}
              hasKept={kept.length > 0}
              all={shown.length}
              knownTags={knownTags}
              onSelectAll={selection.all}
              onClear={selection.clear}
              onTag={(tags) => void changes.addTags(ids, tags)}
              onFinish={() => void changes.finish(ids, true)}
              onExport={() => {
                changes.exportFiles(kept);
              }}
              onBook={(title, hasHighlights) => {
                book.make(kept, title, hasHighlights);
              }}
              onDelete={() => {
                remove(selection.selected);
              }}
            />
          )}
          <BookBar work={book} />
          <ArchiveBar work={archive} />
          <UndoBar
            text={deleted.length === 0 ? null : wordsFor(deleted)}
            onUndo={() => {
              void changes.takeBack(deleted.map(({ id }) => id)).then(() => {
                focusEntry(page.current, deleted[0]?.id);
              });
            }}
            onClose={() => {
              focusEntry(page.current, undefined);
              removeFromList(deleted.map(({ id }) => id)).then(load, failToRead);
            }}
          />
        </div>
        <Toast message={message} />
      </div>
    </Frame>
  );
}

/** The articles that were deleted last, together. */
function lastDeleted(entries: readonly KeptEntry[]): readonly KeptEntry[] {
  const last = Math.max(0, ...entries.map(({ deletedAt = 0 }) => deletedAt));
  return last === 0 ? [] : entries.filter(({ deletedAt }) => deletedAt === last);
}

function wordsFor(deleted: readonly KeptEntry[]): string {
  const [first] = deleted;
  return first !== undefined && deleted.length === 1
    ? `${translate('list_deleted')} ${titleOf(first)}`
    : translateCount('list_deleted_count', deleted.length);
}

/** The article that gets the focus when some are deleted: the next one, else the one before. */
function nextFocus(shown: readonly KeptEntry[], gone: readonly KeptEntry[]): number | undefined {
  const at = shown.findIndex((entry) => gone.includes(entry));
  const isLeft = (entry: KeptEntry): boolean => !gone.includes(entry);
  return (shown.slice(at).find(isLeft) ?? shown.slice(0, Math.max(0, at)).findLast(isLeft))?.id;
}

function focusEntry(page: HTMLElement | null, id: number | undefined): void {
  const target =
    (id === undefined ? null : page?.querySelector<HTMLElement>(`[data-id="${String(id)}"] h2 a`)) ??
    page?.querySelector<HTMLElement>('.library-search');
  target?.focus();
}
