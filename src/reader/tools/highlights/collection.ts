import type { KeptHighlight } from '../../../platform/stores/kept-highlights.ts';

/** A change of one highlight; null where it does not exist. */
export type Step = {
  readonly id: string;
  readonly before: KeptHighlight | null;
  readonly after: KeptHighlight | null;
};

/** The highlights of one article, with the steps that were made in this view. */
export type Collection = {
  /** In the order in which they were made. */
  readonly entries: () => readonly KeptHighlight[];
  /**
   * Sets the highlight with this id; null removes it. `merge`: consecutive changes with the same value are one step,
   * such as the letters of one note.
   */
  readonly set: (id: string, after: KeptHighlight | null, merge?: unknown) => void;
  /** Undoes the last step and returns it; null if there is none. */
  readonly undo: () => Step | null;
  /** Redoes the step that was undone last and returns it; null if there is none. */
  readonly redo: () => Step | null;
  readonly history: () => { readonly canUndo: boolean; readonly canRedo: boolean };
  /** Replaces the entries by those that another view has stored. */
  readonly replace: (entries: readonly KeptHighlight[]) => void;
  /** Calls back after every change. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** A collection of these highlights. `store` is called with every change. */
export function makeCollection(
  initial: readonly KeptHighlight[],
  store: (id: string, highlight: KeptHighlight | null) => void,
): Collection {
  let entries = initial;
  let lastMerge: unknown;
  const done: Step[] = [];
  const undone: Step[] = [];
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const apply = (id: string, highlight: KeptHighlight | null): void => {
    const others = entries.filter((one) => one.id !== id);
    entries = highlight === null ? others : [...others, highlight].sort((a, b) => a.createdAt - b.createdAt);
    store(id, highlight);
    tell();
  };
  return {
    entries: () => entries,
    set(id, after, merge) {
      const before = entries.find((one) => one.id === id) ?? null;
      const last = done.at(-1);
      const isSameEdit = merge !== undefined && merge === lastMerge && last?.id === id;
      if (isSameEdit) done.pop();
      done.push({ id, before: isSameEdit ? last.before : before, after });
      lastMerge = merge;
      undone.length = 0;
      apply(id, after);
    },
    undo() {
      const step = done.pop();
      if (step === undefined) return null;
      lastMerge = undefined;
      undone.push(step);
      apply(step.id, step.before);
      return step;
    },
    redo() {
      const step = undone.pop();
      if (step === undefined) return null;
      done.push(step);
      apply(step.id, step.after);
      return step;
    },
    history: () => ({ canUndo: done.length > 0, canRedo: undone.length > 0 }),
    replace(now) {
      if (JSON.stringify(now) === JSON.stringify(entries)) return;
      entries = now;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
