import { mean } from '../metrics/text-metrics.ts';
import type { Reading } from './measure-page.ts';

/** Peers whose better result is compared. */
const PEERS: readonly string[] = ['readability', 'defuddle'];
/** Differences of word F1 beyond which a page counts. */
const [LARGE, SMALL] = [0.2, 0.1];

/** Shares of the pages on which the better of the peers has a word F1 that is more than .2 and .1 higher. */
export type Regret = { readonly large: number; readonly small: number };

type ReadPage = { readonly readings: readonly Reading[] };

/** Regret of a tool over the pages that it and a peer read; null without a peer, and for a peer. */
export function regretOf(rows: readonly ReadPage[], tool: string): Regret | null {
  if (PEERS.includes(tool)) return null;
  const behind = rows.flatMap(({ readings }) => {
    const own = readings.find((reading) => reading.tool === tool);
    const peers = readings.filter((reading) => PEERS.includes(reading.tool));
    if (own === undefined || peers.length === 0) return [];
    return [Math.max(...peers.map(({ accuracy }) => accuracy.words.f1)) - own.accuracy.words.f1];
  });
  if (behind.length === 0) return null;
  const shareBeyond = (limit: number): number => mean(behind.map((by) => Number(by > limit)));
  return { large: shareBeyond(LARGE), small: shareBeyond(SMALL) };
}
