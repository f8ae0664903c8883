import browser from '../browser/browser.ts';
import type { ExtractOptions } from '../../article/extract-options.ts';
import type { Token } from '../browser/pages.ts';

const PREFIX = 'reading:';
/** Characters of all stored readings; at up to three bytes each they stay below the 10 MB that browsers allow. */
const MAX_CHARACTERS = 3_000_000;

type Stored = { readonly time: number; readonly text: string };

/** Key in storage.session of the reading of a reader tab. It is in memory only and is removed with the tab's ticket. */
export const readingKey = (token: Token) => PREFIX + token;

/** The reading that a reader tab stored, as JSON; null if there is none. */
export async function loadReading(token: Token): Promise<string | null> {
  const key = readingKey(token);
  const stored = (await browser.storage.session.get(key))[key] as Stored | undefined;
  return stored?.text ?? null;
}

/**
 * Stores the reading of a reader tab, as JSON, in place of the tab's earlier one. The oldest readings of other tabs
 * make room. Stores nothing if it is too large.
 */
export async function storeReading(token: Token, text: string): Promise<void> {
  const items = Object.entries(await browser.storage.session.get()) as [string, Stored][];
  const others = items.filter(([key]) => key.startsWith(PREFIX) && key !== readingKey(token));
  others.sort(([, a], [, b]) => b.time - a.time);
  let total = text.length;
  const old = others.filter(([, stored]) => (total += stored.text.length) > MAX_CHARACTERS).map(([key]) => key);
  if (text.length > MAX_CHARACTERS) {
    await browser.storage.session.remove(readingKey(token));
    return;
  }
  if (old.length > 0) await browser.storage.session.remove(old);
  await browser.storage.session.set({ [readingKey(token)]: { time: Date.now(), text } satisfies Stored });
}

/**
 * Stores the options with which a reader that opens reads first, in place of its reading. Does nothing without options.
 */
export async function storeOptions(token: Token, options: ExtractOptions | undefined): Promise<void> {
  if (options !== undefined) await storeReading(token, JSON.stringify({ options }));
}
