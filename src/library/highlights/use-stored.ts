import { useRef, useState } from 'preact/hooks';
import type { KeptHighlight } from '../../platform/stores/kept-highlights.ts';
import { store } from '../../platform/messages/ask-background.ts';
import { notStored } from '../parts/failures.ts';
import type { StoreHighlight } from './highlight-row.tsx';
import type { Group } from './highlight-view.ts';

type Deletion = { readonly group: Group; readonly highlight: KeptHighlight };

/** Stores changes of highlights by the background. Deletions of this page can be taken back, the last one first. */
export function useStored(setProblem: (text: string) => void): {
  readonly onStore: StoreHighlight;
  readonly deletions: readonly Deletion[];
  readonly undo: () => void;
  readonly forget: () => void;
} {
  const [deletions, setDeletions] = useState<readonly Deletion[]>([]);
  const write = async ({ url, title, lang, dir }: Group, id: string, highlight: KeptHighlight | null) => {
    try {
      await store('store/highlight', { url, id, highlight, article: { title, lang, dir } });
      setProblem('');
      return true;
    } catch (cause) {
      setProblem(notStored(cause));
      return false;
    }
  };
  const latest = useRef(write);
  latest.current = write;
  const onStore = useRef<StoreHighlight>((group, before, after) => {
    void latest.current(group, before.id, after).then((isDone) => {
      if (isDone && after === null) setDeletions((all) => [...all, { group, highlight: before }]);
    });
  });
  return {
    onStore: onStore.current,
    deletions,
    undo: () => {
      const last = deletions.at(-1);
      if (last === undefined) return;
      void write(last.group, last.highlight.id, last.highlight).then((isDone) => {
        if (isDone) setDeletions((all) => all.filter((one) => one !== last));
      });
    },
    forget: () => {
      setDeletions([]);
    },
  };
}
