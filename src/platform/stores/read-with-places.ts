import { loadPlaces, progressAt } from './kept-places.ts';
import { readEntries, type StoredEntries } from './reading-list.ts';

/**
 * The reading list with how far each article was read. Articles that an earlier version kept do not have it; the place
 * of the reader tells it.
 */
export async function readWithPlaces(): Promise<StoredEntries> {
  const stored = await readEntries();
  const without = stored.entries.filter(({ progress }) => progress === undefined);
  const places = await loadPlaces(without.map(({ url }) => url));
  if (places.size === 0) return stored;
  const entries = stored.entries.map((entry) => {
    const place = entry.progress === undefined ? places.get(entry.url) : undefined;
    return place === undefined ? entry : { ...entry, progress: progressAt(place) };
  });
  return { ...stored, entries };
}
