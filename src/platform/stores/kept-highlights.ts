import { isRecord } from '../../settings/is-record.ts';
import { pageOf } from '../browser/page-of.ts';
import { local } from './areas.ts';
import { family, item } from './store.ts';
import { storedList } from './stored-list.ts';

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

const list = storedList(parseHighlight);

/** Each article has an item of its own, under its address. */
const highlights = family('highlights:', { area: local, ...list });

const lastColor = item<HighlightColor>('highlightColor', {
  area: local,
  parse: (stored) => HIGHLIGHT_COLORS.find((color) => color === stored) ?? HIGHLIGHT_COLORS[0],
});

/** The highlights of the article at an address, in the order in which they were made. */
export async function loadHighlights(url: string): Promise<readonly KeptHighlight[]> {
  return (await highlights.read(pageOf(url))).valid;
}

/**
 * Stores a highlight in place of the one with the same id; null removes it. Rejects if the storage is full or fails.
 * Views ask the background for it (store-requests.ts).
 */
export async function storeHighlight(url: string, id: string, highlight: KeptHighlight | null): Promise<void> {
  await highlights.update(pageOf(url), ({ valid, unreadable }) => {
    const others = valid.filter((one) => one.id !== id);
    const all = highlight === null ? others : [...others, highlight].sort((a, b) => a.createdAt - b.createdAt);
    return { valid: all, unreadable };
  });
}

/** Calls back with the highlights of an address after every change in any view. Returns a function that stops it. */
export function watchHighlights(url: string, onChange: (entries: readonly KeptHighlight[]) => void): () => void {
  return highlights.watch((changed) => {
    const now = changed.get(pageOf(url));
    if (now !== undefined) onChange(now.valid);
  });
}

/** The colour that was used last. */
export function loadHighlightColor(): Promise<HighlightColor> {
  return lastColor.read();
}

/** Remembers the colour that was used last. */
export function storeHighlightColor(color: HighlightColor): Promise<void> {
  return lastColor.update(() => color);
}

/** Items of local storage that hold highlights. */
export function isHighlightsKey(key: string): boolean {
  return highlights.has(key);
}

/** Number of the highlights in an item of local storage. */
export function countIn(stored: unknown): number {
  return list.parse(stored).valid.length;
}

/** Deletes the highlights of all articles. */
export function deleteHighlights(): Promise<void> {
  return highlights.clear();
}

function parseHighlight(value: unknown): KeptHighlight | null {
  if (!isRecord(value) || !isRecord(value['quote'])) return null;
  const { id, position, color: storedColor, note, createdAt } = value;
  const { exact, prefix, suffix } = value['quote'];
  const color = HIGHLIGHT_COLORS.find((one) => one === storedColor);
  if (typeof id !== 'string' || typeof note !== 'string' || color === undefined) return null;
  if (typeof position !== 'number' || typeof createdAt !== 'number') return null;
  if (typeof exact !== 'string' || typeof prefix !== 'string' || typeof suffix !== 'string') return null;
  return { id, quote: { exact, prefix, suffix }, position, color, note, createdAt };
}
