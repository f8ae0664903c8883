import type { Outline, Page } from '../../types.ts';
import { findCandidates, type Candidate } from './candidates.ts';
import { readStructure } from './structure.ts';

/** What every signal sees: the page's candidates and its outline. */
export type Scene = {
  readonly outline: Outline;
  readonly candidates: readonly Candidate[];
  /** 1 for an element inside a control. */
  readonly inControl: Uint8Array;
  /** Characters of all candidates. */
  readonly chars: number;
};

export function setScene({ outline }: Page): Scene {
  const structure = readStructure(outline);
  const candidates = findCandidates(outline, structure);
  return {
    outline,
    candidates,
    inControl: structure.inControl,
    chars: candidates.reduce((sum, { chars }) => sum + chars, 0),
  };
}
