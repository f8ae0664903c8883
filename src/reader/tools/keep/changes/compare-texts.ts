import { diffArrays } from 'diff';
import { compareWords, likeness, type Piece, tokenizer, type Tokens } from './compare-words.ts';
import { textKey } from './text-key.ts';

/** A paragraph that is new, was deleted or has other words. `at`: its index in the new text. */
export type ParagraphChange =
  | { readonly kind: 'inserted'; readonly at: number }
  /** It stood before the paragraph `at`; one after the last stands at the end. */
  | { readonly kind: 'deleted'; readonly at: number; readonly text: string }
  | { readonly kind: 'changed'; readonly at: number; readonly pieces: readonly Piece[] };

export type TextChanges = {
  /** In the order of the text; what was deleted comes before what stands there now. */
  readonly changes: readonly ParagraphChange[];
  /** Number of changed paragraphs. One that was moved is deleted and inserted, and counts once. */
  readonly count: number;
};

/** Paragraphs from `old` to before `oldEnd` were replaced by those from `now` to before `nowEnd`. */
type Replacement = { readonly old: number; readonly oldEnd: number; readonly now: number; readonly nowEnd: number };

/** Most deleted and inserted paragraphs that are put in order. Texts with more are compared without their order. */
const MAX_EDITS = 500;
/** Most pairs of paragraphs of one replacement that are compared by their words. */
const MAX_PAIRS = 2_000;
/** Two paragraphs with a smaller share of common words are not the same paragraph with changes. */
const MIN_LIKENESS = 0.5;

/**
 * Compares two texts, first by paragraphs, then by the words of those that were replaced. White space and the form of
 * quotes do not count. The time is linear in the texts, because every search has a limit.
 */
export function compareTexts(before: readonly string[], after: readonly string[], lang: string): TextChanges {
  const keys = { before: before.map(textKey), after: after.map(textKey) };
  const runs = diffArrays(keys.before, keys.after, { maxEditLength: MAX_EDITS });
  const changes =
    runs === undefined
      ? withoutOrder(before, keys)
      : replacements(runs).flatMap((one) => changesOf(one, before, after, tokenizer(lang)));
  return { changes, count: countOf(changes, keys.after) };
}

type Run = { readonly added: boolean; readonly removed: boolean; readonly count: number };

function replacements(runs: readonly Run[]): readonly Replacement[] {
  const found: Replacement[] = [];
  let [old, now] = [0, 0];
  let start: { readonly old: number; readonly now: number } | null = null;
  const end = (): void => {
    if (start !== null) found.push({ old: start.old, oldEnd: old, now: start.now, nowEnd: now });
    start = null;
  };
  for (const { added, removed, count } of runs) {
    if (added || removed) start ??= { old, now };
    else end();
    if (!added) old += count;
    if (!removed) now += count;
  }
  end();
  return found;
}

function changesOf(
  { old, oldEnd, now, nowEnd }: Replacement,
  before: readonly string[],
  after: readonly string[],
  tokensOf: (text: string) => Tokens,
): readonly ParagraphChange[] {
  const changes: ParagraphChange[] = [];
  let [oldAt, nowAt] = [old, now];
  const replaceUntil = (oldTo: number, nowTo: number): void => {
    for (; oldAt < oldTo; oldAt++) changes.push({ kind: 'deleted', at: nowAt, text: before[oldAt]! });
    for (; nowAt < nowTo; nowAt++) changes.push({ kind: 'inserted', at: nowAt });
  };
  if ((oldEnd - old) * (nowEnd - now) <= MAX_PAIRS) {
    const olds = before.slice(old, oldEnd).map(tokensOf);
    const news = after.slice(now, nowEnd).map(tokensOf);
    for (const [oldIndex, newIndex] of pairsOf(olds, news)) {
      const pieces = compareWords(olds[oldIndex]!, news[newIndex]!);
      if (pieces === null) continue;
      replaceUntil(old + oldIndex, now + newIndex);
      changes.push({ kind: 'changed', at: nowAt, pieces });
      oldAt++;
      nowAt++;
    }
  }
  replaceUntil(oldEnd, nowEnd);
  return changes;
}

/** Pairs of paragraphs that are alike, in the order of both texts, with the greatest likeness together. */
function pairsOf(olds: readonly Tokens[], news: readonly Tokens[]): readonly (readonly [old: number, now: number])[] {
  const width = news.length + 1;
  const likenesses = olds.map((one) => news.map((other) => likeness(one, other)));
  /** The greatest sum for the first paragraphs of both. */
  const best = new Float64Array((olds.length + 1) * width);
  for (let old = 1; old <= olds.length; old++) {
    for (let now = 1; now <= news.length; now++) {
      const here = old * width + now;
      const like = likenesses[old - 1]![now - 1]!;
      const paired = like < MIN_LIKENESS ? 0 : best[here - width - 1]! + like;
      best[here] = Math.max(best[here - width]!, best[here - 1]!, paired);
    }
  }
  const pairs: [number, number][] = [];
  for (let [old, now] = [olds.length, news.length]; old > 0 && now > 0;) {
    const here = old * width + now;
    if (best[here] === best[here - width]) old--;
    else if (best[here] === best[here - 1]) now--;
    else pairs.unshift([--old, --now]);
  }
  return pairs;
}

/** The changes of texts that have little in common: what only one of them has, whatever its place. */
function withoutOrder(
  before: readonly string[],
  keys: { readonly before: readonly string[]; readonly after: readonly string[] },
): readonly ParagraphChange[] {
  const places = new Map(keys.after.map((key, at) => [key, at]));
  const known = new Set(keys.before);
  const deletedAt = new Map<number, ParagraphChange[]>();
  let at = 0;
  for (const [index, key] of keys.before.entries()) {
    const place = places.get(key);
    if (place !== undefined) {
      at = place + 1;
      continue;
    }
    const change: ParagraphChange = { kind: 'deleted', at, text: before[index]! };
    const there = deletedAt.get(at);
    if (there === undefined) deletedAt.set(at, [change]);
    else there.push(change);
  }
  const changes: ParagraphChange[] = [];
  for (let index = 0; index <= keys.after.length; index++) {
    changes.push(...(deletedAt.get(index) ?? []));
    const key = keys.after[index];
    if (key !== undefined && !known.has(key)) changes.push({ kind: 'inserted', at: index });
  }
  return changes;
}

function countOf(changes: readonly ParagraphChange[], after: readonly string[]): number {
  const deleted = new Map<string, number>();
  for (const change of changes) {
    if (change.kind !== 'deleted') continue;
    const key = textKey(change.text);
    deleted.set(key, (deleted.get(key) ?? 0) + 1);
  }
  let count = changes.length;
  for (const change of changes) {
    if (change.kind !== 'inserted') continue;
    const key = after[change.at]!;
    const left = deleted.get(key) ?? 0;
    if (left === 0) continue;
    deleted.set(key, left - 1);
    count--;
  }
  return count;
}
