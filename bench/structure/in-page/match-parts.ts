import type { Found } from './find-parts.ts';

/** A part is recognised where so much of its words and of those of the part that it became is the same, each word counted once: a button or a note's mark may be gone. */
const SAME_SHARE = 0.75;
/** Fewer words are either the same or not. */
const FEWEST_WORDS = 4;

type Known = { readonly part: Found; readonly words: ReadonlySet<string> };

/**
 * For each part that a tool made the part of the page that it is, if any: by name, else the one whose words are nearest. Of links the address has to be the same too.
 * Time: as the words that parts share.
 */
export function matchParts(
  made: readonly Found[],
  page: readonly Found[],
  isSamePlace: (a: Found, b: Found) => boolean,
): (Found | null)[] {
  const byName = new Map<string, Found>();
  const byWord = new Map<string, Known[]>();
  for (const part of page) {
    for (const name of part.names) if (!byName.has(name)) byName.set(name, part);
    const known = { part, words: new Set(part.words) };
    if (known.words.size >= FEWEST_WORDS)
      for (const word of known.words) byWord.set(word, [...(byWord.get(word) ?? []), known]);
  }
  return made.map((part) => {
    const named = part.names.map((name) => byName.get(name)).find((one) => one !== undefined);
    return named ?? nearest(part, byWord, isSamePlace);
  });
}

function nearest(
  part: Found,
  byWord: ReadonlyMap<string, readonly Known[]>,
  isSamePlace: (a: Found, b: Found) => boolean,
): Found | null {
  const words = new Set(part.words);
  if (words.size < FEWEST_WORDS) return null;
  const shared = new Map<Known, number>();
  for (const word of words) for (const known of byWord.get(word) ?? []) shared.set(known, (shared.get(known) ?? 0) + 1);
  let best: Found | null = null;
  let most = SAME_SHARE;
  for (const [known, count] of shared) {
    const share = (2 * count) / (words.size + known.words.size);
    if (share < most || !isSamePlace(part, known.part)) continue;
    [best, most] = [known.part, share];
  }
  return best;
}
