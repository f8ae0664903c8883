import type { SiteTemplate } from '../../article.ts';
import type { Outline } from '../types.ts';
import { blockKeys } from './block-keys.ts';

/** A shorter run of recurring blocks stays: it may be a label or a heading that belongs to its neighbours. */
const LEAST_WORDS = 8;
/** At least this share of the kept words stays. With less, the page itself was seen before. */
const LEAST_SHARE = 0.5;
/** Where blocks that one other page has are too many, those that as many have are left out. */
const MOST_PAGES = 3;

/** The kept blocks without those that recur on other pages of the site; null where that changes nothing. */
export function withoutRecurring(outline: Outline, keep: readonly boolean[], template: SiteTemplate): boolean[] | null {
  const keys = blockKeys(outline, template.salt);
  const pages = pagesOf(template);
  const least = LEAST_SHARE * wordsIn(outline, keep);
  for (let number = 1; number <= MOST_PAGES; number++) {
    const recurs = (b: number): boolean => (pages.get(keys[b]!) ?? 0) >= number;
    const rest = withoutRuns(outline, keep, recurs);
    if (rest === null) return null;
    if (wordsIn(outline, rest) >= least) return rest;
  }
  return null;
}

/** The different keys of the blocks of a page; none if it was seen before, so that no page counts twice. */
export function newKeys(outline: Outline, keep: readonly boolean[], template: SiteTemplate): number[] {
  const keys = blockKeys(outline, template.salt);
  const pages = pagesOf(template);
  const known = keep.map((isKept, b) => isKept && pages.has(keys[b]!));
  if (wordsIn(outline, known) > (1 - LEAST_SHARE) * wordsIn(outline, keep)) return [];
  return [...new Set(keys)];
}

function pagesOf({ counts }: SiteTemplate): Map<number, number> {
  const pages = new Map<number, number>();
  for (let i = 0; i < counts.length; i += 2) pages.set(counts[i]!, counts[i + 1]!);
  return pages;
}

/** The blocks without runs of kept blocks that recur; null where there is no such run. */
function withoutRuns(
  { blocks }: Outline,
  keep: readonly boolean[],
  recurs: (block: number) => boolean,
): boolean[] | null {
  const rest = [...keep];
  let isChanged = false;
  let run: number[] = [];
  const endRun = (): void => {
    // A heading at the end belongs to the text after it.
    while (run.length > 0 && blocks[run.at(-1)!]!.heading > 0) run.pop();
    if (run.reduce((sum, b) => sum + blocks[b]!.words, 0) >= LEAST_WORDS) {
      for (const b of run) rest[b] = false;
      isChanged = true;
    }
    run = [];
  };
  for (let b = 0; b < blocks.length; b++) {
    if (!keep[b]) continue;
    if (recurs(b)) run.push(b);
    else endRun();
  }
  endRun();
  return isChanged ? rest : null;
}

function wordsIn({ blocks }: Outline, keep: readonly boolean[]): number {
  return blocks.reduce((sum, { words }, b) => (keep[b] ? sum + words : sum), 0);
}
