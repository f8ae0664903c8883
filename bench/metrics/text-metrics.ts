/** Precision, recall and their harmonic mean, each 0 to 1. */
export type Overlap = { readonly precision: number; readonly recall: number; readonly f1: number };

/** Shares of true positive, false positive and false negative shingles of one page; sum 1, or 0 without shingles. */
export type ShingleShares = { readonly tp: number; readonly fp: number; readonly fn: number };

/** Share of the snippets found, 0 to 1; null if the page lists none. */
export type SnippetShare = number | null;

/** Scripts that write no spaces between words. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer'].map((name) => `\\p{Script=${name}}`).join('');
const TOKEN = new RegExp(`[${UNSPACED}]|(?:(?![${UNSPACED}])[\\p{L}\\p{N}_])+`, 'gu');
const SHINGLE_TOKENS = 4;
const SHINGLE_JOINT = ' ';

/**
 * Words of a text, case as written: runs of letters, digits and underscores. In scripts without spaces each character
 * is a word.
 */
export function tokens(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

/** Word F1 (WCXB) of one page over lower-cased multisets; all 1 if both texts have no word, all 0 if one has none. */
export function wordOverlap(predicted: string, gold: string): Overlap {
  const ours = tokens(predicted.toLowerCase());
  const theirs = tokens(gold.toLowerCase());
  if (ours.length === 0 || theirs.length === 0) {
    const agree = ours.length === theirs.length ? 1 : 0;
    return { precision: agree, recall: agree, f1: agree };
  }
  const common = sharedCount(counts(ours), counts(theirs));
  const precision = common / ours.length;
  const recall = common / theirs.length;
  return { precision, recall, f1: harmonic(precision, recall) };
}

/**
 * Four-token shingles of one page (article-extraction-benchmark), case kept, as shares, so that pages weigh the same.
 */
export function shingleShares(predicted: string, gold: string): ShingleShares {
  const ours = shingles(tokens(predicted));
  const theirs = shingles(tokens(gold));
  const tp = sharedCount(counts(ours), counts(theirs));
  const fp = ours.length - tp;
  const fn = theirs.length - tp;
  const sum = tp + fp + fn;
  return sum === 0 ? { tp: 0, fp: 0, fn: 0 } : { tp: tp / sum, fp: fp / sum, fn: fn / sum };
}

/** Shingle F1 over pages: F1 of mean precision and mean recall, each over the pages where it is defined. */
export function shingleOverlap(pages: readonly ShingleShares[]): Overlap {
  const precision = mean(pages.filter(({ tp, fp }) => tp + fp > 0).map(({ tp, fp }) => tp / (tp + fp)));
  const recall = mean(pages.filter(({ tp, fn }) => tp + fn > 0).map(({ tp, fn }) => tp / (tp + fn)));
  return { precision, recall, f1: harmonic(precision, recall) };
}

/** Share of the snippets that the text contains; ignores case and the amount of white space. */
export function snippetShare(text: string, snippets: readonly string[]): SnippetShare {
  if (snippets.length === 0) return null;
  const haystack = plain(text);
  return snippets.filter((snippet) => haystack.includes(plain(snippet))).length / snippets.length;
}

/** Arithmetic mean; 0 for an empty list. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The interpolated quantile q (0 to 1); NaN for an empty list. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * q;
  const low = sorted[Math.floor(position)] ?? NaN;
  const high = sorted[Math.ceil(position)] ?? NaN;
  return low + (high - low) * (position - Math.floor(position));
}

function shingles(words: readonly string[]): string[] {
  if (words.length === 0) return [];
  if (words.length < SHINGLE_TOKENS) return [words.join(SHINGLE_JOINT)];
  return Array.from({ length: words.length - SHINGLE_TOKENS + 1 }, (_, start) =>
    words.slice(start, start + SHINGLE_TOKENS).join(SHINGLE_JOINT),
  );
}

function counts(items: readonly string[]): Map<string, number> {
  const table = new Map<string, number>();
  for (const item of items) table.set(item, (table.get(item) ?? 0) + 1);
  return table;
}

function sharedCount(ours: Map<string, number>, theirs: Map<string, number>): number {
  let shared = 0;
  for (const [item, count] of ours) shared += Math.min(count, theirs.get(item) ?? 0);
  return shared;
}

function harmonic(a: number, b: number): number {
  return a + b === 0 ? 0 : (2 * a * b) / (a + b);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/gu, ' ').trim();
}
