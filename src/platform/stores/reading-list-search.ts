import type { KeptEntry } from './kept-entry.ts';
import { read } from './reading-list-database.ts';

/** Articles whose texts are read from the database in one step. The view can react between two steps. */
const BATCH = 50;
/** Most characters of texts that stay in memory for the next search: about 10,000 articles. */
const MAX_REMEMBERED = 80_000_000;
/** Milliseconds of searching after which the view may react to input. */
const SLICE = 12;
/** Milliseconds between two reports of what is found so far. Each makes the view render its list again. */
const REPORT_PAUSE = 200;

export type Search = {
  /**
   * Calls back with the ids of the entries that have every word of the query in title, author, site, address, tags or
   * text: at once with those of the titles, then while the texts are read, and at the end with `isDone`.
   */
  readonly find: (
    query: string,
    entries: readonly KeptEntry[],
    onFound: (ids: ReadonlySet<number>, isDone: boolean) => void,
    signal: AbortSignal,
  ) => Promise<void>;
  /** Reads the texts into memory before the first search. */
  readonly prepare: (entries: readonly KeptEntry[], signal: AbortSignal) => Promise<void>;
};

/** A search that remembers the texts it has read. */
export function makeSearch(): Search {
  /** Texts as `fold` gives them, by id. The text of an id never changes. */
  const known = new Map<number, string>();
  let size = 0;

  const textsOf = async (entries: readonly KeptEntry[]): Promise<ReadonlyMap<number, string>> => {
    const ids = entries.map(({ id }) => id).filter((id) => !known.has(id));
    if (ids.length === 0) return known;
    const range = IDBKeyRange.bound(Math.min(...ids), Math.max(...ids));
    const records = await read((transaction) =>
      // Mostly all articles of the range are wanted. Few of many are read one by one.
      range.upper - range.lower < 2 * BATCH
        ? transaction.objectStore('texts').getAll(range)
        : Promise.all(ids.map((id) => transaction.objectStore('texts').get(id))),
    );
    const texts = new Map(entries.flatMap(({ id }) => (known.has(id) ? [[id, known.get(id) ?? ''] as const] : [])));
    for (const record of records) {
      const { id, text: stored } = record ?? {};
      if (typeof id !== 'number' || typeof stored !== 'string' || known.has(id)) continue;
      const text = fold(stored);
      texts.set(id, text);
      if (size + text.length > MAX_REMEMBERED) continue;
      size += text.length;
      known.set(id, text);
    }
    return texts;
  };

  return {
    async find(query, entries, onFound, signal) {
      const words = wordsOf(query);
      const found = new Set<number>();
      const open: { readonly entry: KeptEntry; readonly rest: readonly string[] }[] = [];
      for (const entry of entries) {
        const head = headOf(entry);
        const rest = words.filter((word) => !head.includes(word));
        if (rest.length === 0) found.add(entry.id);
        else open.push({ entry, rest });
      }
      onFound(new Set(found), open.length === 0);
      let end = performance.now() + SLICE;
      let reported = { at: -Infinity, size: found.size };
      for (let at = 0; at < open.length; at += BATCH) {
        const batch = open.slice(at, at + BATCH);
        const texts = await textsOf(batch.map(({ entry }) => entry));
        if (signal.aborted) return;
        for (const { entry, rest } of batch)
          if (rest.every((word) => texts.get(entry.id)?.includes(word) === true)) found.add(entry.id);
        const isDone = at + BATCH >= open.length;
        const now = performance.now();
        if (isDone || (found.size > reported.size && now > reported.at + REPORT_PAUSE)) {
          onFound(new Set(found), isDone);
          reported = { at: now, size: found.size };
        } else if (now < end) continue;
        await pause();
        if (signal.aborted) return;
        end = performance.now() + SLICE;
      }
    },
    async prepare(entries, signal) {
      for (let at = 0; at < entries.length && !signal.aborted; at += BATCH) {
        await textsOf(entries.slice(at, at + BATCH));
        await pause();
      }
    },
  };
}

/** Lower case without accents, so that a query need not have them. */
export function fold(text: string): string {
  // The usual text needs no table of Unicode, which takes ten times as long.
  if (!/[\u0080-\uffff]/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The words of a query, as `fold` gives them. */
export function wordsOf(query: string): readonly string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

function headOf({ title, byline, siteName, url, tags = [] }: KeptEntry): string {
  return fold([title, byline, siteName, url, ...tags].join('\n'));
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
