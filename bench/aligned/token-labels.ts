import type { Outline } from '../../src/engine/types.ts';
import { tokens } from '../metrics/text-metrics.ts';
import { savedPage } from '../outlines/saved-outlines.ts';
import { alignTokens } from './align-tokens.ts';
import { cachedLabels, NO_LABEL, type RunLabels } from './cached-labels.ts';
import { visibleChars } from './source-text.ts';

const VERSION = 4;

/**
 * A run is content if more than this share of its tokens is matched (.5 to .6 differ by .002 in npm run bench:labels).
 */
const CONTENT_SHARE = 0.5;
/** An unmatched run of this many tokens is content too if this share of its trigrams is in unmatched gold text. */
const RESCUE_SHARE = 0.8;
const RESCUE_TOKENS = 4;
const TRIGRAM = 3;

/** Labels of a saved page's runs by one of its gold texts, cached under the name of that text. */
export async function tokenLabelsOf(set: string, id: string, gold: string, name = 'text'): Promise<RunLabels> {
  const { outline } = await savedPage(set, id);
  return cachedLabels({ kind: `tokens-${name}`, version: VERSION, set, id, outline, gold }, () =>
    tokenLabels(outline, gold),
  );
}

/** Aligns the page's words with the gold's; a run is content if enough of its words are matched. */
export function tokenLabels(outline: Outline, gold: string): RunLabels {
  const page = tokensOf(outline);
  const goldTokens = tokens(gold.toLowerCase());
  const match = alignTokens(page.tokens, goldTokens);
  const unmatched = unmatchedTrigrams(goldTokens, match);
  const [all, matched] = [new Int32Array(outline.runs.length), new Int32Array(outline.runs.length)];
  for (let t = 0; t < match.length; t++) {
    all[page.run[t]!]!++;
    if (match[t]! >= 0) matched[page.run[t]!]!++;
  }
  const labels = new Uint8Array(outline.runs.length).fill(NO_LABEL);
  for (let i = 0, first = 0; i < labels.length; first += all[i++]!) {
    if (all[i] === 0) continue;
    const own = page.tokens.slice(first, first + all[i]!);
    labels[i] = matched[i]! > CONTENT_SHARE * all[i]! || isInUnmatchedGold(own, unmatched) ? 1 : 0;
  }
  return labelWordless(outline, labels);
}

/** Words of the whole page, each with the run that it starts in: a word may continue in the next run. */
function tokensOf({ blocks, runs }: Outline): { tokens: string[]; run: number[] } {
  const found: string[] = [];
  const owners: number[] = [];
  for (let b = 0, run = 0; b < blocks.length; b++) {
    const { text } = blocks[b]!;
    let at = 0;
    for (const token of tokens(text)) {
      at = text.indexOf(token, at);
      while (run + 1 < runs.length && runs[run + 1]!.block <= b && (runs[run]!.block < b || runs[run + 1]!.start <= at))
        run++;
      found.push(token.toLowerCase());
      owners.push(run);
      at += token.length;
    }
  }
  return { tokens: found, run: owners };
}

function isInUnmatchedGold(own: readonly string[], unmatched: ReadonlySet<string>): boolean {
  if (own.length < RESCUE_TOKENS) return false;
  const grams = trigrams(own);
  return grams.filter((gram) => unmatched.has(gram)).length >= RESCUE_SHARE * grams.length;
}

/** Trigrams of the gold with an unmatched word, so that gold text is used only once. */
function unmatchedTrigrams(goldTokens: readonly string[], match: Int32Array): Set<string> {
  const isMatched = new Uint8Array(goldTokens.length);
  for (const at of match) if (at >= 0) isMatched[at] = 1;
  return new Set(trigrams(goldTokens).filter((_, i) => !(isMatched[i] && isMatched[i + 1] && isMatched[i + 2])));
}

function trigrams(words: readonly string[]): string[] {
  return Array.from({ length: Math.max(0, words.length - TRIGRAM + 1) }, (_, i) =>
    words.slice(i, i + TRIGRAM).join(' '),
  );
}

/**
 * A run without words gets the label of the run before or after it in its block. Alone in a block it is boilerplate.
 */
function labelWordless({ blocks, runs }: Outline, labels: RunLabels): RunLabels {
  const filled = labels.slice();
  for (let i = 0; i < runs.length; i++) {
    const { block, start, end } = runs[i]!;
    if (labels[i] !== NO_LABEL || visibleChars(blocks[block]!.text.slice(start, end)) === '') continue;
    let near = i;
    while (near > 0 && runs[near - 1]!.block === block && labels[near] === NO_LABEL) near--;
    if (labels[near] === NO_LABEL) near = i;
    while (near + 1 < runs.length && runs[near + 1]!.block === block && labels[near] === NO_LABEL) near++;
    filled[i] = labels[near] === 1 ? 1 : 0;
  }
  return filled;
}
