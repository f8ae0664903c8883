import browser from '../browser/browser.ts';
import { isPrivate } from '../browser/is-private.ts';
import { changesInTurn } from './changes-in-turn.ts';
import { pageOf } from '../browser/page-of.ts';

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

/** Each article has an item of its own, so that views of different articles can write at the same time. */
const PREFIX = 'highlights:';
const COLOR_KEY = 'highlightColor';

const inTurn = changesInTurn();

/** The highlights of the article at an address, in the order in which they were made. */
export async function loadHighlights(url: string): Promise<readonly KeptHighlight[]> {
  const key = keyOf(url);
  return entriesOf((await browser.storage.local.get(key))[key]);
}

/**
 * Stores a highlight in place of the one with the same id; null removes it. Private windows store nothing. Rejects if
 * the storage is full or fails.
 */
export function storeHighlight(url: string, id: string, highlight: KeptHighlight | null): Promise<void> {
  if (isPrivate()) return Promise.resolve();
  return inTurn(async () => {
    const others = (await loadHighlights(url)).filter((one) => one.id !== id);
    const entries = highlight === null ? others : [...others, highlight].sort((a, b) => a.createdAt - b.createdAt);
    if (entries.length === 0) await browser.storage.local.remove(keyOf(url));
    else await browser.storage.local.set({ [keyOf(url)]: entries });
  });
}

/** Calls back with the highlights of an address after every change in any view. Returns a function that stops it. */
export function watchHighlights(url: string, onChange: (entries: readonly KeptHighlight[]) => void): () => void {
  const key = keyOf(url);
  const listener = (changes: Readonly<Record<string, { readonly newValue?: unknown }>>, area: string): void => {
    if (area === 'local' && changes[key] !== undefined) onChange(entriesOf(changes[key].newValue));
  };
  browser.storage.onChanged.addListener(listener);
  return () => {
    browser.storage.onChanged.removeListener(listener);
  };
}

/** The colour that was used last. */
export async function loadHighlightColor(): Promise<HighlightColor> {
  const stored = (await browser.storage.local.get(COLOR_KEY))[COLOR_KEY];
  return HIGHLIGHT_COLORS.find((color) => color === stored) ?? HIGHLIGHT_COLORS[0];
}

/** Remembers the colour that was used last; not in private windows. */
export async function storeHighlightColor(color: HighlightColor): Promise<void> {
  if (!isPrivate()) await browser.storage.local.set({ [COLOR_KEY]: color });
}

/** Items of local storage that hold highlights. */
export function isHighlightsKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

/** Number of the highlights in an item of local storage. */
export function countIn(item: unknown): number {
  return entriesOf(item).length;
}

/** Deletes the highlights of all articles. */
export async function deleteHighlights(): Promise<void> {
  const keys = Object.keys(await browser.storage.local.get(null));
  await browser.storage.local.remove(keys.filter(isHighlightsKey));
}

function keyOf(url: string): string {
  return PREFIX + pageOf(url);
}

function entriesOf(item: unknown): readonly KeptHighlight[] {
  return Array.isArray(item) ? (item as readonly KeptHighlight[]) : [];
}
