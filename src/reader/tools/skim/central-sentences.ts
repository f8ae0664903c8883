import { inverseFrequencies, lexRank, similarities, type Words } from './lex-rank.ts';

/** Share of a section's sentences that is chosen: 2 of 17 minutes. */
const SHARE = 0.12;
/** A section with fewer sentences has no center. It is ranked together with the next one. */
const LEAST = 6;
/** A longer section is ranked in parts of at most this many sentences, so that time is linear in the text. */
const MOST = 200;
/** A sentence of fewer words, such as a label, is not chosen. */
const MIN_WORDS = 5;
/** A sentence as similar as this to one that is chosen says the same again. */
const SAME = 0.5;

/** Stops between two parts of the work, so that the view can answer. Rejects when the work is no longer wanted. */
export type Pause = () => Promise<void>;

/**
 * Indices of the most central sentences of each section, in order. `sections`: for each section, the words of its
 * sentences; indices count through all of them.
 */
export async function centralSentences(
  sections: readonly (readonly Words[])[],
  pause: Pause,
): Promise<readonly number[]> {
  const inverse = inverseFrequencies(sections.flat());
  const chosen: number[] = [];
  let start = 0;
  for (const part of sections.length === 0 ? [] : partsOf(sections)) {
    for (const at of centralIn(part, inverse)) chosen.push(start + at);
    start += part.length;
    await pause();
  }
  return chosen;
}

/** Sections as they are ranked: short ones joined to the next, the last to the one before, long ones divided evenly. */
export function partsOf<T>(sections: readonly (readonly T[])[]): readonly (readonly T[])[] {
  const joined: T[][] = [];
  for (const section of sections) {
    const last = joined.at(-1);
    if (last !== undefined && last.length < LEAST) last.push(...section);
    else joined.push([...section]);
  }
  const [before, last] = joined.slice(-2);
  if (before !== undefined && last !== undefined && last.length < LEAST) {
    before.push(...last);
    joined.pop();
  }
  return joined.flatMap((section) => {
    const count = Math.ceil(section.length / MOST);
    const size = Math.ceil(section.length / count);
    return Array.from({ length: count }, (_, at) => section.slice(at * size, (at + 1) * size));
  });
}

function centralIn(sentences: readonly Words[], inverse: ReadonlyMap<string, number>): readonly number[] {
  const count = sentences.length;
  if (count < LEAST) return [];
  const similarity = similarities(sentences, inverse);
  const scores = lexRank(similarity, count);
  const wanted = Math.max(1, Math.round(count * SHARE));
  // A stable sort: of equal sentences, the first.
  const byScore = sentences
    .flatMap((words, at) => (words.length >= MIN_WORDS ? [at] : []))
    .sort((one, other) => scores[other]! - scores[one]!);
  const chosen: number[] = [];
  for (const at of byScore) {
    if (chosen.length === wanted) break;
    if (chosen.every((other) => similarity[at * count + other]! < SAME)) chosen.push(at);
  }
  return chosen.sort((one, other) => one - other);
}
