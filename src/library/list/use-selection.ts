import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';

export type Selecting = {
  readonly isSelected: boolean;
  /** Also everything between this entry and the one before. */
  readonly isRange: boolean;
};

export type Selection = {
  /** Those of the shown entries that are selected. */
  readonly selected: readonly KeptEntry[];
  /** Another object after each change. */
  readonly ids: ReadonlySet<number>;
  readonly set: (entry: KeptEntry, to: Selecting) => void;
  readonly all: () => void;
  readonly clear: () => void;
};

/** Which of the shown entries are selected. */
export function useSelection(shown: readonly KeptEntry[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number | null>(null);
  const selected = useMemo(() => shown.filter(({ id }) => ids.has(id)), [shown, ids]);
  const clear = useCallback(() => {
    setIds((before) => (before.size === 0 ? before : new Set()));
  }, []);
  return {
    selected,
    ids,
    set: (entry, { isSelected, isRange }) => {
      const [from, to] = [last.current, entry.id].map((wanted) => shown.findIndex(({ id }) => id === wanted));
      const changed =
        isRange && from !== undefined && to !== undefined && from !== -1
          ? shown.slice(Math.min(from, to), Math.max(from, to) + 1)
          : [entry];
      last.current = entry.id;
      setIds((before) => {
        const now = new Set(before);
        for (const { id } of changed) {
          if (isSelected) now.add(id);
          else now.delete(id);
        }
        return now;
      });
    },
    all: () => {
      setIds(new Set(shown.map(({ id }) => id)));
    },
    clear,
  };
}
