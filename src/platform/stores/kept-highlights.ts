import { isRecord } from '../../settings/is-record.ts';
import { isTime } from './is-time.ts';
import { pageOf } from '../browser/page-of.ts';
import { local } from './areas.ts';
import { family, item } from './store.ts';
import { type StoredList, storedList, type Unreadable, unreadableIn, withoutUnreadable } from './stored-list.ts';

/** The colours of highlights, in the order of the pickers. The themes have a shade for each. */
export const HIGHLIGHT_COLORS = ['yellow', 'green', 'blue', 'pink'] as const;
export type HighlightColor = (typeof HIGHLIGHT_COLORS)[number];

/**
 * The words of a highlight and those around it, as a TextQuoteSelector of the W3C Web Annotation Data Model states
 * them. They come from the page and are untrusted.
 */
export type Quote = {
  readonly exact: string;
  readonly prefix: string;
  readonly suffix: string;
};

/** A highlight that the user made in an article. */
export type KeptHighlight = {
  readonly id: string;
  readonly quote: Quote;
  /** Where the words began in the text of the article, in UTF-16 units. Chooses among equal words. */
  readonly position: number;
  readonly color: HighlightColor;
  /** What the user wrote; '' for nothing. */
  readonly note: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
};

/** What the list of all highlights shows of their article. It comes from the page and is untrusted. */
export type HighlightedArticle = {
  readonly title: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
};

/** The highlights of one article, in the order in which they were made. */
export type ArticleHighlights = {
  /** Address as `pageOf` gives it. */
  readonly url: string;
  /** null where an earlier version stored them. */
  readonly article: HighlightedArticle | null;
  readonly highlights: readonly KeptHighlight[];
};

const list = storedList(parseHighlight);

/** Each article has an item of its own, under its address. */
const highlights = family('highlights:', { area: local, ...list });

/** Articles with highlights, under their addresses. */
const articles = family<HighlightedArticle | null>('highlighted:', { area: local, parse: parseArticle });

const lastColor = item<HighlightColor>('highlightColor', {
  area: local,
  parse: (stored) => HIGHLIGHT_COLORS.find((color) => color === stored) ?? HIGHLIGHT_COLORS[0],
});

/** The highlights of the article at an address, in the order in which they were made. */
export async function loadHighlights(url: string): Promise<readonly KeptHighlight[]> {
  return (await highlights.read(pageOf(url))).valid;
}

/** The highlights of all articles. */
export async function loadAllHighlights(): Promise<readonly ArticleHighlights[]> {
  const [all, known] = await Promise.all([highlights.readAll(), articles.readAll()]);
  return [...all].flatMap(([url, { valid }]) =>
    valid.length === 0 ? [] : [{ url, article: known.get(url) ?? null, highlights: valid }],
  );
}

/** The stored values that are no highlights, by address. */
export async function loadUnreadableHighlights(): Promise<readonly Unreadable[]> {
  return unreadableIn(await highlights.readAll());
}

/** Deletes stored values that are no highlights. */
export async function deleteUnreadableHighlights(gone: readonly Unreadable[]): Promise<void> {
  await highlights.updateAll((now) => withoutUnreadable(now, gone));
  const left = await highlights.readAll();
  const urls = new Set(gone.map(({ list: url }) => url));
  await articles.put(new Map([...urls].filter((url) => !left.has(url)).map((url) => [url, undefined])));
}

/**
 * Stores a highlight in place of the one with the same id, with what is known of its article; null removes it. Rejects
 * if the storage is full or fails. Views ask the background for it (store-requests.ts).
 */
export async function storeHighlight(
  url: string,
  id: string,
  highlight: KeptHighlight | null,
  article: HighlightedArticle | null = null,
): Promise<void> {
  const page = pageOf(url);
  if (highlight !== null && article !== null) await articles.update(page, () => article);
  let isLast = false;
  await highlights.update(page, (now) => {
    const others = now.valid.filter((one) => one.id !== id);
    isLast = highlight === null && others.length + now.unreadable.length === 0;
    return { ...now, valid: highlight === null ? others : inOrder([...others, highlight]) };
  });
  if (isLast) await articles.update(page, () => undefined);
}

/**
 * Adds highlights that are not there yet; those that are there stay as they are, but get a note if they have none.
 * Resolves to the numbers of both. Rejects if the storage is full or fails; then no highlight is added.
 */
export async function addHighlights(
  added: readonly ArticleHighlights[],
): Promise<{ readonly added: number; readonly known: number }> {
  const pages = added.map(({ url, ...one }) => ({ ...one, page: pageOf(url) }));
  // All in one write each: there may be thousands of articles.
  await articles.updateAll((now) => {
    const missing = pages.filter(({ page, article }) => article !== null && (now.get(page) ?? null) === null);
    // Of several for one page, the first.
    return new Map(missing.toReversed().map(({ page, article }) => [page, article] as const));
  });
  const counts = { added: 0, known: 0 };
  await highlights.updateAll((now) => {
    const merged = new Map<string, StoredList<KeptHighlight>>();
    for (const { page, highlights: more } of pages) {
      const before = merged.get(page) ?? now.get(page) ?? list.parse(undefined);
      const valid = mergeHighlights(before.valid, more);
      merged.set(page, { ...before, valid });
      counts.added += valid.length - before.valid.length;
      counts.known += more.length - (valid.length - before.valid.length);
    }
    return merged;
  });
  return counts;
}

/** Two lists of highlights as one, without doubling. Those with one id, or with one place and text, are the same. */
function mergeHighlights(now: readonly KeptHighlight[], more: readonly KeptHighlight[]): readonly KeptHighlight[] {
  const byId = new Map(now.map((one) => [one.id, one]));
  const idOfPlace = new Map(now.map((one) => [placeOf(one), one.id]));
  for (const one of more) {
    const known = byId.get(one.id) ?? byId.get(idOfPlace.get(placeOf(one)) ?? '');
    if (known === undefined) {
      byId.set(one.id, one);
      idOfPlace.set(placeOf(one), one.id);
    } else if (known.note === '' && one.note !== '') byId.set(known.id, { ...known, note: one.note });
  }
  return inOrder([...byId.values()]);
}

function placeOf({ position, quote }: KeptHighlight): string {
  return `${String(position)} ${quote.exact}`;
}

function inOrder(all: readonly KeptHighlight[]): readonly KeptHighlight[] {
  return all.toSorted((a, b) => a.createdAt - b.createdAt);
}

/** Calls back with the highlights of an address after every change in any view. Returns a function that stops it. */
export function watchHighlights(url: string, onChange: (entries: readonly KeptHighlight[]) => void): () => void {
  return highlights.watch((changed) => {
    const now = changed.get(pageOf(url));
    if (now !== undefined) onChange(now.valid);
  });
}

/** Calls back after every change of any highlight in any view. Returns a function that stops it. */
export function watchAllHighlights(onChange: () => void): () => void {
  return highlights.watch(onChange);
}

/** The colour that was used last. */
export function loadHighlightColor(): Promise<HighlightColor> {
  return lastColor.read();
}

/** Remembers the colour that was used last. */
export function storeHighlightColor(color: HighlightColor): Promise<void> {
  return lastColor.update(() => color);
}

/** Items of local storage that hold highlights, or what is known of their articles. */
export function isHighlightsKey(key: string): boolean {
  return highlights.has(key) || articles.has(key);
}

/** Number of the highlights in an item of local storage. */
export function countIn(stored: unknown): number {
  return list.parse(stored).valid.length;
}

/** Deletes the highlights of all articles. */
export async function deleteHighlights(): Promise<void> {
  await highlights.clear();
  await articles.clear();
}

function parseArticle(stored: unknown): HighlightedArticle | null {
  if (!isRecord(stored)) return null;
  const { title, lang, dir } = stored;
  if (typeof title !== 'string' || typeof lang !== 'string') return null;
  return { title, lang, dir: dir === 'rtl' ? 'rtl' : 'ltr' };
}

/** A stored highlight; null for anything else, and for one of a newer form. */
export function parseHighlight(value: unknown): KeptHighlight | null {
  if (!isRecord(value) || !isRecord(value['quote'])) return null;
  const { id, position, color: storedColor, note, createdAt, version } = value;
  const { exact, prefix, suffix } = value['quote'];
  const color = HIGHLIGHT_COLORS.find((one) => one === storedColor);
  if (version !== undefined || typeof id !== 'string' || typeof note !== 'string' || color === undefined) return null;
  if (typeof position !== 'number' || !Number.isFinite(position) || !isTime(createdAt)) return null;
  if (typeof exact !== 'string' || typeof prefix !== 'string' || typeof suffix !== 'string') return null;
  return { id, quote: { exact, prefix, suffix }, position, color, note, createdAt };
}
