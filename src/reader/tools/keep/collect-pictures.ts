import type { Pictures } from '../../../exporters/index.ts';

/** Requests under way at the same time. */
const AT_ONCE = 4;
/** Most characters of all pictures together. A larger file may not fit into the memory of a small computer. */
const MAX_CHARACTERS = 80_000_000;

/** Resolves to a picture as a `data:` address; null if it cannot be had. */
export type ReadPicture = (address: string) => Promise<string | null>;

/**
 * The pictures of an article that can be had and shown, by their addresses. `onProgress` is called with the number of
 * pictures that are done.
 */
export async function collectPictures(
  addresses: readonly string[],
  readPicture: ReadPicture,
  onProgress: (done: number) => void,
): Promise<Pictures> {
  const pictures = new Map<string, string>();
  const waiting = addresses.values();
  let [done, characters] = [0, 0];
  const work = async (): Promise<void> => {
    // All workers take from the same list.
    for (const address of waiting) {
      const data = address.startsWith('data:') ? address : await readPicture(address);
      if (data !== null && characters + data.length <= MAX_CHARACTERS && (await canBeShown(data))) {
        characters += data.length;
        pictures.set(address, data);
      }
      onProgress(++done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return pictures;
}

/** False for data that is broken, or in a format that this browser does not know. */
async function canBeShown(data: string): Promise<boolean> {
  const image = new Image();
  image.src = data;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  }
}
