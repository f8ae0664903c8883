import browser from '../browser/browser.ts';
import { isPrivate } from '../browser/is-private.ts';

/** Where the reader stopped in an article, without a word of it. */
export type KeptPlace = {
  /** Hashes of the text of the first visible block and of those before it, nearest first. */
  readonly blocks: readonly number[];
  /** UTF-16 units of the first block before its first visible line. */
  readonly offset: number;
  /** When it was stored, in milliseconds since 1970. */
  readonly time: number;
};

const KEY = 'places';
/** The oldest places make room. One takes about 150 bytes. */
const MAX_PLACES = 200;
/** Bytes of the hash of an address; enough that no two of the stored ones are equal. */
const HASH_BYTES = 12;

type Places = Readonly<Record<string, KeptPlace>>;

/** The place that was stored for an address; null if there is none. */
export async function loadPlace(url: string): Promise<KeptPlace | null> {
  return (await storedPlaces())[await hashOf(url)] ?? null;
}

/** Stores the place for an address, under a hash of it; null removes it. Private windows store nothing. */
export async function storePlace(url: string, place: KeptPlace | null): Promise<void> {
  if (isPrivate()) return;
  const hash = await hashOf(url);
  const places = Object.entries(await storedPlaces()).filter(([key]) => key !== hash);
  if (place !== null) places.push([hash, place]);
  places.sort(([, a], [, b]) => b.time - a.time);
  await browser.storage.local.set({ [KEY]: Object.fromEntries(places.slice(0, MAX_PLACES)) satisfies Places });
}

async function storedPlaces(): Promise<Places> {
  return ((await browser.storage.local.get(KEY))[KEY] as Places | undefined) ?? {};
}

/** Without the fragment: all fragments of a page have the same article. */
async function hashOf(url: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(url.replace(/#.*$/s, '')));
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, HASH_BYTES)));
}
