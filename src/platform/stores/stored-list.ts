/** A stored list, and what of it cannot be read: damaged, or of a newer version. */
export type StoredList<T> = {
  readonly valid: readonly T[];
  /** Kept as it is at every change, until the user deletes it. */
  readonly unreadable: readonly unknown[];
};

/** How lists are read and written whose members `parseOne` reads, or returns null. A damaged list is one member. */
export function storedList<T>(parseOne: (value: unknown) => T | null): {
  readonly parse: (stored: unknown) => StoredList<T>;
  readonly format: (list: StoredList<T>) => unknown;
} {
  return {
    parse: (stored) => {
      const values: readonly unknown[] = stored === undefined ? [] : Array.isArray(stored) ? stored : [stored];
      const parsed = values.map((value) => [value, parseOne(value)] as const);
      return {
        valid: parsed.flatMap(([, one]) => (one === null ? [] : [one])),
        unreadable: parsed.filter(([, one]) => one === null).map(([value]) => value),
      };
    },
    // A list without members is not stored.
    format: ({ valid, unreadable }) => (valid.length + unreadable.length === 0 ? undefined : [...valid, ...unreadable]),
  };
}
