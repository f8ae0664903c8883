import { findCandidates } from '../algorithms/div-scorer/candidates/candidates.ts';
import type { Signal } from '../algorithms/div-scorer/signals/signal.ts';
import { outlineOf } from './outline-of.ts';

/** The values of a signal of the div scorer, one for each candidate of the page. */
export function measureSignal({ measure }: Signal, html: string): number[] {
  return Array.from(measure(findCandidates(outlineOf(html))));
}
