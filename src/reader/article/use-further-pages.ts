import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Article } from '../../article/article.ts';
import { knownContents } from './content-parts.ts';
import type * as JoinPages from './join-pages.ts';
import { logError } from '../../platform/browser/log-error.ts';

const NONE: readonly DocumentFragment[] = [];

/** The contents of the pages after the first; null until they can be shown. */
export function useFurtherPages(article: Article): readonly DocumentFragment[] | null {
  const { content, url, further } = article;
  /** Loaded for an article of several pages. */
  const [join, setJoin] = useState<typeof JoinPages | null>(null);
  useEffect(() => {
    if (further === undefined || join !== null) return;
    import('./join-pages.ts').then(setJoin, (cause: unknown) => {
      logError('further-pages', cause);
    });
  }, [further, join]);
  // Equal contents stay in the document, so that their pictures do not load again.
  return useMemo(() => {
    if (further === undefined) return NONE;
    const contents = join === null ? knownContents.get(article) : join.pageContents(article);
    return contents === undefined ? null : contents.slice(1);
  }, [content, url, further, join]);
}
