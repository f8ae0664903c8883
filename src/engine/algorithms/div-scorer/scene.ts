import type { Outline, Page } from '../../types.ts';
import { findCandidates, type Candidate } from './candidates.ts';

/** What every signal sees: the page's candidates and its outline. */
export type Scene = {
  readonly outline: Outline;
  readonly candidates: readonly Candidate[];
  /** Characters of all candidates. */
  readonly chars: number;
};

export function setScene({ outline }: Page): Scene {
  const candidates = findCandidates(outline);
  return { outline, candidates, chars: candidates.reduce((sum, { chars }) => sum + chars, 0) };
}
