import { isRecord } from '../../settings/is-record.ts';
import { rawJson } from './raw-json.ts';

/** A stored list, and what of it cannot be read: damaged, or of a newer version. */
export type StoredList<T> = {
  readonly valid: readonly T[];
  /** Kept as it is at every change, until the user deletes it. */
  readonly unreadable: readonly unknown[];
  /** What is stored for the valid members that have an id, by id: a newer version may have stored further fields. */
  readonly stored: ReadonlyMap<string, unknown>;
};

/** A member of a list that cannot be read. */
export type Unreadable = {
  /** Id of the list, such as a site. */
  readonly list: string;
  readonly json: string;
};

/**
 * How lists are read and written whose members `parseOne` reads, or returns null. A value that is no list is one member
 * that cannot be read.
 */
export function storedList<T>(parseOne: (value: unknown) => T | null): {
  readonly parse: (stored: unknown) => StoredList<T>;
  readonly format: (list: StoredList<T>) => unknown;
} {
  return {
    parse: (stored) => {
      if (stored !== undefined && !Array.isArray(stored)) return { valid: [], unreadable: [stored], stored: new Map() };
      const values: readonly unknown[] = stored ?? [];
      const parsed = values.map((value) => [value, parseOne(value)] as const);
      return {
        valid: parsed.flatMap(([, one]) => (one === null ? [] : [one])),
        unreadable: parsed.filter(([, one]) => one === null).map(([value]) => value),
        stored: new Map(parsed.flatMap(([value, one]) => (hasId(one) ? [[one.id, value] as const] : []))),
      };
    },
    // A list without members is not stored.
    format: ({ valid, unreadable, stored }) =>
      valid.length + unreadable.length === 0
        ? undefined
        : [...valid.map((one) => withStored(one, hasId(one) ? stored.get(one.id) : undefined)), ...unreadable],
  };

  /** The member as it is stored: without a change as before, else with the fields that this version does not know. */
  function withStored(one: T, before: unknown): unknown {
    const known = parseOne(before);
    if (known === null || !isRecord(known) || !isRecord(before)) return one;
    if (JSON.stringify(known) === JSON.stringify(one)) return before;
    return { ...Object.fromEntries(Object.entries(before).filter(([name]) => !Object.hasOwn(known, name))), ...one };
  }
}

/** What cannot be read in lists, by the ids of the lists. */
export function unreadableIn(lists: Iterable<readonly [string, StoredList<unknown>]>): Unreadable[] {
  return [...lists].flatMap(([list, { unreadable }]) => unreadable.map((value) => ({ list, json: rawJson(value) })));
}

/** The lists that change if these members are deleted, as they are then. */
export function withoutUnreadable<T>(
  lists: ReadonlyMap<string, StoredList<T>>,
  gone: readonly Unreadable[],
): ReadonlyMap<string, StoredList<T>> {
  const changed = new Map<string, StoredList<T>>();
  for (const { list: id, json } of gone) {
    const list = changed.get(id) ?? lists.get(id);
    if (list !== undefined)
      changed.set(id, { ...list, unreadable: list.unreadable.filter((value) => rawJson(value) !== json) });
  }
  return changed;
}

function hasId(value: unknown): value is { readonly id: string } {
  return isRecord(value) && typeof value['id'] === 'string';
}
