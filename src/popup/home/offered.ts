import { pageOf } from '../../platform/browser/page-of.ts';
import { isKept, stateOf } from '../../platform/stores/entry-progress.ts';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';

/** Articles to go on with; more do not fit below the sentence of a state. */
const MAX_UNFINISHED = 3;

/** What the reading list offers in place of an article. */
export type Offered = {
  /** Unfinished articles, the one that was kept or read last first. */
  readonly unfinished: readonly KeptEntry[];
  /** The kept copy of the page in the tab; null if there is none. */
  readonly copy: KeptEntry | null;
};

export const NOTHING: Offered = { unfinished: [], copy: null };

/** What the entries of the reading list offer on the page at an address; '' for one that the browser hides. */
export function offeredOf(entries: readonly KeptEntry[], address: string): Offered {
  const there = entries.filter(isKept);
  const page = pageOf(address);
  const copy = there.find(({ url, address }) => url === page || address === page) ?? null;
  const unfinished = there.filter((entry) => entry !== copy && stateOf(entry) !== 'finished');
  return {
    unfinished: unfinished.sort((a, b) => lastUse(b) - lastUse(a)).slice(0, MAX_UNFINISHED),
    copy,
  };
}

function lastUse({ keptAt, progress }: KeptEntry): number {
  return Math.max(keptAt, progress?.time ?? 0);
}
