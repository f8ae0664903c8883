import type { Area } from './areas.ts';
import { watchStorage } from './watch-storage.ts';
import { inTurn } from './in-turn.ts';

/** How values of a type are stored, and where. */
export type StoreOptions<T> = {
  readonly area: Area;
  /** The value of what is stored, which may be damaged or of a newer version, or `undefined`. Never throws. */
  readonly parse: (stored: unknown) => T;
  /** What is stored for a value, as JSON; the value itself by default. `undefined` removes the item. */
  readonly format?: (value: T) => unknown;
};

/** Computes the new value; the same one changes nothing, `undefined` removes it. */
type Change<T> = (now: T) => T | undefined;

/** One stored value. Reading and updating reject if the storage fails. */
export type Item<T> = {
  readonly read: () => Promise<T>;
  /** Changes the value in turn with all other views. */
  readonly update: (change: Change<T>) => Promise<void>;
  /** Removes the value and returns it. Of several callers, one gets it. */
  readonly take: () => Promise<T>;
  /** Calls back with the value after each change in any view. Returns how to stop. */
  readonly watch: (onChange: (now: T) => void) => () => void;
};

/** Stored values of one kind, each with an id. */
export type Family<T> = {
  readonly read: (id: string) => Promise<T>;
  /** All stored values by id. */
  readonly readAll: () => Promise<ReadonlyMap<string, T>>;
  readonly update: (id: string, change: Change<T>) => Promise<void>;
  /**
   * Changes several values in one turn: stores those that `change` returns, and removes those that it returns as
   * `undefined`. Resolves to the ids of those that could not be stored where the user wants.
   */
  readonly updateAll: (
    change: (now: ReadonlyMap<string, T>) => ReadonlyMap<string, T | undefined>,
  ) => Promise<readonly string[]>;
  readonly take: (id: string) => Promise<T>;
  /**
   * Stores and removes values at once and out of turn: for values that only one view writes, and that must be there
   * when it closes right after.
   */
  readonly put: (values: ReadonlyMap<string, T | undefined>) => Promise<void>;
  /** Calls back with the values that changed, by id. */
  readonly watch: (onChange: (changed: ReadonlyMap<string, T>) => void) => () => void;
  /** Removes all values. */
  readonly clear: () => Promise<void>;
  /** True for the key of one of the values. */
  readonly has: (key: string) => boolean;
};

/** Values whose keys are an id after a prefix. */
export function family<T>(prefix: string, options: StoreOptions<T>): Family<T> {
  const { area, parse, format = (value: T): unknown => value } = options;
  const has = (key: string): boolean => key.startsWith(prefix);

  const byId = (items: Readonly<Record<string, unknown>>): ReadonlyMap<string, T> => {
    const own = Object.entries(items).filter(([key]) => has(key));
    return new Map(own.map(([key, stored]) => [key.slice(prefix.length), parse(stored)]));
  };
  const read = async (id: string): Promise<T> => parse((await area.read([prefix + id]))[prefix + id]);
  const readAll = async (): Promise<ReadonlyMap<string, T>> => byId(await area.read(null));
  const writeAll = (values: Iterable<readonly [string, T | undefined]>): Promise<readonly string[]> => {
    const items = [...values].map(([id, value]) => [prefix + id, value === undefined ? undefined : format(value)]);
    return area.write(Object.fromEntries(items));
  };
  const write = (id: string, value: T | undefined): Promise<readonly string[]> => writeAll([[id, value]]);

  const ownTurn = <R>(work: () => Promise<R>): Promise<R> => inTurn(area.turn ?? prefix, work);

  return {
    has,
    read,
    readAll,
    updateAll: (change) =>
      ownTurn(async () => {
        const changed = change(await readAll());
        const misplaced = changed.size === 0 ? [] : await writeAll(changed);
        return misplaced.map((key) => key.slice(prefix.length));
      }),
    update: (id, change) =>
      ownTurn(async () => {
        const now = await read(id);
        const next = change(now);
        if (next !== now) await write(id, next);
      }),
    take: (id) =>
      ownTurn(async () => {
        const now = await read(id);
        await write(id, undefined);
        return now;
      }),
    put: async (values) => {
      if (values.size > 0) await writeAll(values);
    },
    watch: (onChange) =>
      watchStorage((changes, name) => {
        if (!area.names.includes(name)) return;
        const values = Object.entries(changes).map(([key, { newValue }]) => [key, newValue] as const);
        const changed = byId(Object.fromEntries(values));
        if (changed.size > 0) onChange(changed);
      }),
    clear: () =>
      ownTurn(async () => {
        await writeAll([...(await readAll()).keys()].map((id) => [id, undefined]));
      }),
  };
}

/** One value under a key. */
export function item<T>(key: string, options: StoreOptions<T>): Item<T> {
  const { read, update, take, watch } = family(key, options);
  return {
    read: () => read(''),
    update: (change) => update('', change),
    take: () => take(''),
    watch: (onChange) =>
      watch((changed) => {
        for (const [id, value] of changed) if (id === '') onChange(value);
      }),
  };
}
