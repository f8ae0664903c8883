import type { Article } from '../../article/article.ts';
import { isRecord } from '../../settings/is-record.ts';
import type { KeptEntry } from './kept-entry.ts';
import { parseArticle, parseEntry } from './parse-kept.ts';
import { change, picturesOf, read, removeFrom, SMALL } from './reading-list-database.ts';

/** A kept article with everything that is stored of it. */
export type WholeArticle = {
  readonly entry: KeptEntry;
  readonly article: Article;
  /** The text that is searched. */
  readonly text: string;
  /** `data:` addresses by the address in the article. */
  readonly pictures: Readonly<Record<string, string>>;
};

/** Bounds of what is read of a file, in characters: far above what Winnow keeps of an article. */
const MAX_CONTENT = 30_000_000;
const MAX_PICTURES = 120_000_000;

/** A kept article as it is stored; null if it is not in the list, or cannot be read. */
export async function readWhole(id: number): Promise<WholeArticle | null> {
  return read(async (transaction) => {
    const [entry, article, text, pictures] = await Promise.all([
      transaction.objectStore('entries').get(id),
      transaction.objectStore('articles').get(id),
      transaction.objectStore('texts').get(id),
      transaction.objectStore('pictures').getAll(picturesOf(id)),
    ]);
    const byAddress = pictures.flatMap(({ address, data }) =>
      typeof address === 'string' && typeof data === 'string' && address !== SMALL ? [[address, data] as const] : [],
    );
    return parseWhole({ entry, ...article, ...text, pictures: Object.fromEntries(byAddress) });
  });
}

/** The kept article in a value of a file; null if a part is missing or damaged. Pictures that are none are left out. */
export function parseWhole(value: unknown): WholeArticle | null {
  if (!isRecord(value)) return null;
  const entry = parseEntry(value['entry']);
  const article = parseArticle(value['article']);
  const { text, pictures } = value;
  if (entry === null || article === null || article.content.length > MAX_CONTENT) return null;
  let room = MAX_PICTURES;
  const known = Object.entries(isRecord(pictures) ? pictures : {}).filter((one): one is [string, string] => {
    const [, data] = one;
    if (typeof data !== 'string' || !data.startsWith('data:image/')) return false;
    room -= data.length;
    return room >= 0;
  });
  return { entry, article, text: typeof text === 'string' ? text : '', pictures: Object.fromEntries(known) };
}

/** What became of an article that was added: it is new, newer than the copy before, or only joined with it. */
export type Added = 'new' | 'newer' | 'known';

/**
 * Adds an article with its time, tags and progress. If the page is kept already, the later copy stays, the tags are
 * joined, and the later progress stays. Rejects with a QuotaExceededError if there is no room; nothing is changed then.
 */
export async function addWhole({ entry, article, text, pictures }: WholeArticle): Promise<Added> {
  return change(async (transaction) => {
    const entries = transaction.objectStore('entries');
    const stored = await entries.index('url').get(entry.url);
    const before = parseEntry(stored);
    if (stored !== undefined && before !== null && before.keptAt >= entry.keptAt) {
      // What was deleted and is imported again is back.
      await entries.put({ ...without(stored, 'deletedAt'), ...joined(before, entry) });
      return 'known';
    }
    const key = await entries.index('url').getKey(entry.url);
    if (key !== undefined) await removeFrom(transaction, key);
    const id = await entries.add({
      ...without(entry, 'id', 'deletedAt'),
      ...(before && joined(before, entry)),
    });
    await Promise.all([
      transaction.objectStore('articles').put({ id, article }),
      transaction.objectStore('texts').put({ id, text }),
      ...Object.entries(pictures).map(([address, data]) =>
        transaction.objectStore('pictures').put({ id, address, data }),
      ),
    ]);
    return key === undefined ? 'new' : 'newer';
  });
}

/** Tags of both, and the later progress. */
function joined(before: KeptEntry, added: KeptEntry): Pick<KeptEntry, 'tags' | 'progress'> {
  const tags = [...new Set([...(before.tags ?? []), ...(added.tags ?? [])])];
  const both = [before.progress, added.progress].filter((one) => one !== undefined);
  const later = both.toSorted((one, other) => other.time - one.time)[0];
  const isFinished = both.some((one) => one.isFinished);
  return { ...(tags.length > 0 && { tags }), ...(later && { progress: { ...later, isFinished } }) };
}

function without<T extends object>(value: T, ...names: readonly string[]): T {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))) as T;
}
