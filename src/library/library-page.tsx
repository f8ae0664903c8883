import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import {
  type KeptArticle,
  type KeptEntry,
  readList,
  removeFromList,
  restoreToList,
  searchList,
} from '../platform/stores/reading-list.ts';
import { errorText } from '../platform/browser/log-error.ts';
import { translate, translateCount } from '../platform/browser/translate.ts';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { useDocument } from '../ui/use-document.ts';
import { useSettings } from '../ui/appearance/use-settings.ts';
import { EntryList } from './entry-list.tsx';
import './library.css';

/** Milliseconds without a key after which the list is searched. */
const SEARCH_DELAY = 150;

/** The reading list: the articles kept on this machine, the latest first. */
export function LibraryPage() {
  const [entries, setEntries] = useState<readonly KeptEntry[] | null>(null);
  const [query, setQuery] = useState('');
  /** Ids of the articles that match the query; null without a query. */
  const [found, setFound] = useState<ReadonlySet<number> | null>(null);
  const [removed, setRemoved] = useState<KeptArticle | null>(null);
  const [problem, setProblem] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const fail = useCallback((cause: unknown) => {
    setProblem(translate('list_failed', errorText(cause)));
  }, []);
  // The page changes no settings, so storing them cannot fail.
  useSettings(useCallback(() => undefined, []));
  useDocument(translate('reading_list'));

  const load = useCallback(() => {
    readList().then(setEntries, fail);
  }, [fail]);
  useEffect(() => {
    load();
    // An article may have been kept in another tab.
    addEventListener('focus', load);
    return () => {
      removeEventListener('focus', load);
    };
  }, [load]);
  useEffect(() => {
    if (query.trim() === '') {
      setFound(null);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      searchList(query).then((ids) => {
        if (isCurrent) setFound(ids);
      }, fail);
    }, SEARCH_DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, entries, fail]);

  const shown = entries?.filter(({ id }) => found?.has(id) ?? true) ?? [];
  const remove = (entry: KeptEntry): void => {
    removeFromList(entry.id).then((article) => {
      setRemoved(article);
      search.current?.focus();
      load();
    }, fail);
  };
  const undo = (article: KeptArticle): void => {
    restoreToList(article).then(() => {
      setRemoved(null);
      load();
    }, fail);
  };
  return (
    <main class="library">
      <header>
        <Logo />
        <h1>{translate('reading_list')}</h1>
      </header>
      <p class="library-note">{translate('list_local')}</p>
      <input
        type="search"
        aria-label={translate('list_search')}
        placeholder={translate('list_search')}
        value={query}
        ref={search}
        onInput={(event) => {
          setQuery(event.currentTarget.value);
        }}
      />
      <p class="library-status" role="status">
        {entries !== null && translateCount('list_count', shown.length)}
      </p>
      {problem !== '' && <p role="alert">{problem}</p>}
      {entries?.length === 0 && <p class="library-empty">{translate('list_empty')}</p>}
      <EntryList entries={shown} onRemove={remove} />
      <div class="library-undo" role="status">
        {removed !== null && (
          <p>
            <span>
              {translate('list_deleted')} <bdi lang={removed.entry.lang || undefined}>{removed.entry.title}</bdi>
            </span>
            <Button
              onClick={() => {
                undo(removed);
              }}
            >
              {translate('undo')}
            </Button>
          </p>
        )}
      </div>
    </main>
  );
}
