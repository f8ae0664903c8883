import type { SiteTemplate } from '../../article.ts';
import type { Outline, Verdicts } from '../types.ts';
import { keptWords } from '../text/kept-words.ts';
import { blockKeys } from './block-keys.ts';

/** A run with fewer words per block stays: it may be labels or a heading of the text next to it. */
const LEAST_WORDS = 8;
/** Runs with a higher score are left out only up to SURE_SHARE of the kept words, which costs at most .02 of F1. */
const DOUBTFUL = 0.3;
const SURE_SHARE = 0.04;
/** At least this share of the kept words stays. With less, the page itself was seen before. */
const LEAST_SHARE = 0.5;
/** If the blocks on one other page are too many, those on two, then on three other pages are tried. */
const MOST_PAGES = 3;

/** A decision on the blocks of a page. `score`: the probability that a block is content. */
type Decision = Pick<Verdicts, 'keep' | 'score'>;

/** The kept blocks without those that recur on other pages of the site; null where that changes nothing. */
export function withoutRecurring(outline: Outline, decision: Decision, template: SiteTemplate): boolean[] | null {
  const keys = blockKeys(outline, template.salt);
  const pages = pagesOf(template);
  const words = keptWords(outline, decision.keep);
  for (let number = 1; number <= MOST_PAGES; number++) {
    const runs = runsOf(outline, decision.keep, (b) => (pages.get(keys[b]!) ?? 0) >= number);
    const recurring = runs.reduce((sum, run) => sum + run.words, 0);
    if (words - recurring < LEAST_SHARE * words) continue;
    const rest = [...decision.keep];
    let sure = SURE_SHARE * words;
    for (const run of runs) {
      if (scoreOf(run, decision.score, outline) > DOUBTFUL) {
        if (run.words > sure) continue;
        sure -= run.words;
      }
      for (const b of run.blocks) rest[b] = false;
    }
    return rest.some((isKept, b) => isKept !== decision.keep[b]) ? rest : null;
  }
  return null;
}

/** The different keys of the blocks of a page; none if it was seen before, so that no page counts twice. */
export function newKeys(outline: Outline, keep: readonly boolean[], template: SiteTemplate): number[] {
  const keys = blockKeys(outline, template.salt);
  const pages = pagesOf(template);
  const known = keep.map((isKept, b) => isKept && pages.has(keys[b]!));
  if (keptWords(outline, known) > (1 - LEAST_SHARE) * keptWords(outline, keep)) return [];
  return [...new Set(keys)];
}

function pagesOf({ counts }: SiteTemplate): Map<number, number> {
  const pages = new Map<number, number>();
  for (let i = 0; i < counts.length; i += 2) pages.set(counts[i]!, counts[i + 1]!);
  return pages;
}

type Run = { readonly blocks: readonly number[]; readonly words: number };

/** The runs of kept blocks that recur, without those that are too short. */
function runsOf({ blocks }: Outline, keep: readonly boolean[], recurs: (block: number) => boolean): Run[] {
  const runs: Run[] = [];
  let run: number[] = [];
  const endRun = (): void => {
    // A heading at the end belongs to the text after it.
    while (run.length > 0 && blocks[run.at(-1)!]!.heading > 0) run.pop();
    const words = run.reduce((sum, b) => sum + blocks[b]!.words, 0);
    if (run.length > 0 && words >= LEAST_WORDS * run.length) runs.push({ blocks: run, words });
    run = [];
  };
  for (let b = 0; b < blocks.length; b++) {
    if (!keep[b]) continue;
    if (recurs(b)) run.push(b);
    else endRun();
  }
  endRun();
  return runs;
}

/** The mean score of a run's words. */
function scoreOf({ blocks: run, words }: Run, score: Decision['score'], { blocks }: Outline): number {
  return run.reduce((sum, b) => sum + score[b]! * blocks[b]!.words, 0) / words;
}
