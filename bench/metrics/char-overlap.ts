import { tokens } from './text-metrics.ts';

/** Precision and recall of one page over word multisets, each word weighted by its length; 0 where undefined. */
export function charOverlap(predicted: string, gold: string): { readonly precision: number; readonly recall: number } {
  const left = new Map<string, number>();
  let goldChars = 0;
  for (const word of tokens(gold.toLowerCase())) {
    goldChars += word.length;
    left.set(word, (left.get(word) ?? 0) + 1);
  }
  let [chars, shared] = [0, 0];
  for (const word of tokens(predicted.toLowerCase())) {
    chars += word.length;
    const count = left.get(word) ?? 0;
    if (count > 0) shared += word.length;
    left.set(word, count - 1);
  }
  return { precision: shared / Math.max(1, chars), recall: shared / Math.max(1, goldChars) };
}
