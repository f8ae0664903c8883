import { useState } from 'preact/hooks';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { changeEntries, markDeleted, removeFromList } from '../../platform/stores/reading-list.ts';
import { errorText } from '../../platform/browser/log-error.ts';
import { translate } from '../../platform/browser/translate.ts';
import { isFull, notStored } from '../parts/failures.ts';
import { joinTags } from './tags.ts';

type Ids = readonly number[];

export type Changes = {
  readonly setTags: (ids: Ids, tagsOf: (entry: KeptEntry) => readonly string[]) => Promise<void>;
  readonly addTags: (ids: Ids, tags: readonly string[]) => Promise<void>;
  readonly finish: (ids: Ids, isFinished: boolean) => Promise<void>;
  readonly remove: (ids: Ids) => Promise<void>;
  readonly takeBack: (ids: Ids) => Promise<void>;
  readonly exportFiles: (entries: readonly KeptEntry[]) => void;
  /** Articles that could not be deleted because the disk is full: a deletion that can be undone takes room. */
  readonly stuck: Ids | null;
  /** Deletes those for good. */
  readonly removeStuck: () => void;
};

/** Stores changes of the list and loads it again. None of them rejects: `setProblem` says what failed. */
export function useChanges(
  load: () => Promise<void>,
  setProblem: (text: string) => void,
  say: (text: string) => void,
): Changes {
  const [stuck, setStuck] = useState<Ids | null>(null);
  const store = async (work: Promise<void>): Promise<void> => {
    try {
      await work;
      setProblem('');
      setStuck(null);
    } catch (cause) {
      setProblem(notStored(cause));
    }
    await load();
  };
  const setTags: Changes['setTags'] = (ids, tagsOf) => store(changeEntries(ids, (entry) => ({ tags: tagsOf(entry) })));
  return {
    setTags,
    addTags: (ids, more) => setTags(ids, ({ tags = [] }) => joinTags(tags, more)),
    finish: (ids, isFinished) =>
      store(
        changeEntries(ids, ({ progress }) => ({
          progress: { fraction: isFinished ? (progress?.fraction ?? 1) : 0, time: Date.now(), isFinished },
        })),
      ),
    remove: (ids) =>
      store(
        markDeleted(ids, Date.now()).catch((cause: unknown) => {
          if (isFull(cause)) setStuck(ids);
          throw cause;
        }),
      ),
    takeBack: (ids) => store(markDeleted(ids, null)),
    exportFiles: (entries) => {
      import('./export-articles.ts')
        .then(({ exportArticles }) =>
          exportArticles(entries, (done) => {
            say(translate('list_exporting', done, entries.length));
          }),
        )
        .then(
          ({ name, missing }) => {
            if (missing.length > 0) setProblem(translate('list_export_missing', missing.join(' | ')));
            say(translate('saved', name));
          },
          (cause: unknown) => {
            setProblem(translate('save_failed', errorText(cause)));
          },
        );
    },
    stuck,
    removeStuck: () => {
      if (stuck !== null) void store(removeFromList(stuck));
    },
  };
}
