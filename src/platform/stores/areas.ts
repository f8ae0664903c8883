import browser from '../browser/browser.ts';

/** Stored values by key. */
export type Items = Readonly<Record<string, unknown>>;

/** Where a store has its items. */
export type Area = {
  /** The areas of the browser that it consists of. */
  readonly names: readonly string[];
  /** Stores with the same turn are never updated at the same time. Absent: each store has a turn of its own. */
  readonly turn?: string;
  /** The items with these keys; null for all. Rejects if the storage cannot be read. */
  read(keys: readonly string[] | null): Promise<Items>;
  /**
   * Stores items with as few writes as it can; `undefined` removes one. Resolves to the keys of those that had to be
   * stored in another place than the user wants. Rejects if the storage fails.
   */
  write(items: Items): Promise<readonly string[]>;
};

/** An area of the browser itself. */
function areaOf(name: 'local' | 'session'): Area {
  return {
    names: [name],
    read: (keys) => browser.storage[name].get(keys && [...keys]),
    write: async (items) => {
      await setItems(name, items);
      return [];
    },
  };
}

/** On this machine, until it is deleted. */
export const local = areaOf('local');
/** In memory, until the browser ends. */
export const session = areaOf('session');

/** Removes the items that are `undefined` and stores the others. */
export async function setItems(name: 'local' | 'session' | 'sync', items: Items): Promise<void> {
  const kept = Object.entries(items).filter(([, value]) => value !== undefined);
  const gone = Object.keys(items).filter((key) => items[key] === undefined);
  // First, to make room.
  if (gone.length > 0) await browser.storage[name].remove(gone);
  if (kept.length > 0) await browser.storage[name].set(Object.fromEntries(kept));
}
