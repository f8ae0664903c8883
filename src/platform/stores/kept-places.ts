import { isRecord } from '../../settings/is-record.ts';
import { local } from './areas.ts';
import { isTime } from './is-time.ts';
import type { ReadingProgress } from './kept-entry.ts';
import { item } from './store.ts';

/** Where the reader stopped in an article, without a word of it. */
export type KeptPlace = {
  /** Hashes of the text of the first visible block and of those before it, nearest first. */
  readonly blocks: readonly number[];
  /** UTF-16 units of the first block before its first visible line. */
  readonly offset: number;
  /** When it was stored, in milliseconds since 1970. */
  readonly time: number;
  /**
   * How much of the article is above the end of the view, from 0 to 1. Without blocks and with 1, the reader has
   * reached the end. Absent where an earlier version stored the place.
   */
  readonly fraction?: number;
};

/** The oldest places make room. One takes about 150 bytes. */
const MAX_PLACES = 200;
/** Stands for how far the reader is where an earlier version stored only the place. */
const JUST_BEGUN = 0.01;
/** Bytes of the hash of an address; enough that no two of the stored ones are equal. */
const HASH_BYTES = 12;

/** By the hash of the address. What cannot be read is kept as it is at every change, until the user deletes it. */
type Places = { readonly valid: ReadonlyMap<string, KeptPlace>; readonly unreadable: ReadonlyMap<string, unknown> };

const places = item<Places>('places', { area: local, parse: parsePlaces, format: formatPlaces });

/** The place that was stored for an address; null if there is none. Only in the background: see `hashOf`. */
export async function loadPlace(url: string): Promise<KeptPlace | null> {
  return (await places.read()).valid.get(await hashOf(url)) ?? null;
}

/** The stored places of these addresses, by address. In pages of the extension only: see `hashOf`. */
export async function loadPlaces(urls: readonly string[]): Promise<ReadonlyMap<string, KeptPlace>> {
  const { valid: all } = await places.read();
  if (all.size === 0) return new Map();
  const found = await Promise.all(urls.map(async (url) => [url, all.get(await hashOf(url))] as const));
  return new Map(found.flatMap(([url, place]) => (place === undefined ? [] : [[url, place] as const])));
}

/** How far the reader is at a place. */
export function progressAt({ blocks, time, fraction = JUST_BEGUN }: KeptPlace): ReadingProgress {
  return { fraction, time, isFinished: blocks.length === 0 && fraction === 1 };
}

/** Stores the place for an address, under a hash of it; null removes it. Only in the background: see `hashOf`. */
export async function storePlace(url: string, place: KeptPlace | null): Promise<void> {
  const hash = await hashOf(url);
  await places.update(({ valid, unreadable }) => {
    const all = [...valid].filter(([key]) => key !== hash);
    if (place !== null) all.push([hash, place]);
    return { valid: latestOf(all), unreadable };
  });
}

/** All places, by the hash of the address, as a value for a file. */
export async function exportPlaces(): Promise<Readonly<Record<string, KeptPlace>>> {
  return Object.fromEntries((await places.read()).valid);
}

/** Adds the places of such a value that are later than those of the same address. Others are left out. */
export async function addPlaces(exported: unknown): Promise<void> {
  const added = parsePlaces(exported).valid;
  if (added.size === 0) return;
  await places.update(({ valid, unreadable }) => {
    const all = new Map(valid);
    for (const [hash, place] of added) if (place.time > (all.get(hash)?.time ?? 0)) all.set(hash, place);
    return { valid: latestOf([...all]), unreadable };
  });
}

/** The stored values that are no places, by hash. */
export async function unreadablePlaces(): Promise<ReadonlyMap<string, unknown>> {
  return (await places.read()).unreadable;
}

/** Deletes the stored values that are no places. */
export async function deleteUnreadablePlaces(): Promise<void> {
  await places.update(({ valid }) => ({ valid, unreadable: new Map() }));
}

function latestOf(all: readonly (readonly [string, KeptPlace])[]): Places['valid'] {
  return new Map(all.toSorted(([, a], [, b]) => b.time - a.time).slice(0, MAX_PLACES));
}

function parsePlaces(stored: unknown): Places {
  if (stored === undefined) return { valid: new Map(), unreadable: new Map() };
  // A damaged value is one entry that cannot be read.
  if (!isRecord(stored)) return { valid: new Map(), unreadable: new Map([['', stored]]) };
  const parsed = Object.entries(stored).map(([hash, value]) => [hash, value, parsePlace(value)] as const);
  return {
    valid: new Map(parsed.flatMap(([hash, , place]) => (place === null ? [] : [[hash, place] as const]))),
    unreadable: new Map(parsed.flatMap(([hash, value, place]) => (place === null ? [[hash, value] as const] : []))),
  };
}

function formatPlaces({ valid, unreadable }: Places): unknown {
  return Object.fromEntries([...unreadable, ...valid]);
}

function parsePlace(value: unknown): KeptPlace | null {
  if (!isRecord(value)) return null;
  const { blocks, offset, time, fraction } = value;
  if (!Array.isArray(blocks) || typeof offset !== 'number' || !isTime(time)) return null;
  return {
    ...{ blocks: blocks.filter((block): block is number => typeof block === 'number'), offset, time },
    ...(typeof fraction === 'number' && fraction >= 0 && fraction <= 1 && { fraction }),
  };
}

/**
 * Without the fragment: all fragments of a page have the same article. In a frame over a page without https, Firefox
 * has no `crypto.subtle`.
 */
async function hashOf(url: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(url.replace(/#.*/s, '')));
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, HASH_BYTES)));
}
