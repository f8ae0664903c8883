import type { Found } from './find-parts.ts';

/** Two parts match if they share this much of their distinct words, because a button or a footnote mark may be gone. */
const SAME_SHARE = 0.75;
/** Parts with fewer distinct words must match by name. */
const FEWEST_WORDS = 4;

type Known = { readonly part: Found; readonly words: ReadonlySet<string> };

/**
 * For each part of a tool's output the matching part of the page, or null: by name, else by the most similar words.
 * `isSamePlace` must hold too; for links it compares addresses.
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
