import { useEffect, useRef, useState } from 'preact/hooks';
import { errorText } from '../../platform/browser/log-error.ts';
import { translate, translateCount } from '../../platform/browser/translate.ts';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { download } from '../../ui/download.ts';

export type BookWork = {
  /** Number of articles that are done, of how many; null while no book is made. */
  readonly progress: { readonly done: number; readonly all: number } | null;
  readonly make: (entries: readonly KeptEntry[], title: string, hasHighlights: boolean) => void;
  readonly cancel: () => void;
};

/** Makes one book at a time. `setProblem` says what failed, `say` what was saved. The page ends the work. */
export function useBook(setProblem: (text: string) => void, say: (text: string) => void): BookWork {
  const [progress, setProgress] = useState<BookWork['progress']>(null);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  const make = async (entries: readonly KeptEntry[], title: string, hasHighlights: boolean): Promise<void> => {
    work.current?.abort();
    const now = new AbortController();
    work.current = now;
    const onProgress = (done: number): void => {
      if (!now.signal.aborted) setProgress({ done, all: entries.length });
    };
    try {
      const { makeBook } = await import('./make-book.ts');
      const made = await makeBook(entries, { title, hasHighlights, onProgress, signal: now.signal });
      download(made.name, made.file);
      say(
        made.links === 0
          ? translate('saved', made.name)
          : `${translate('saved', made.name)} ${translateCount('book_links_count', made.links)}`,
      );
      setProblem(made.missing.length === 0 ? '' : translate('list_export_missing', made.missing.join(' | ')));
    } catch (cause) {
      if (now.signal.aborted) return;
      setProblem(translate('save_failed', errorText(cause)));
    }
    if (work.current === now) setProgress(null);
  };
  return {
    progress,
    make: (...wanted) => void make(...wanted),
    cancel: () => {
      work.current?.abort();
      setProgress(null);
      say(translate('book_cancelled'));
    },
  };
}
