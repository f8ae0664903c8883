import type { Algorithm } from '../types.ts';
import { divScorer } from './div-scorer/index.ts';

/** The algorithms that a person can choose, the default one first. */
export const ALGORITHMS: readonly Algorithm[] = [divScorer()];

/** The algorithm with this id, the default one where none is named; undefined where the id is unknown. */
export function algorithmById(id?: string): Algorithm | undefined {
  return id === undefined ? ALGORITHMS[0] : ALGORITHMS.find((algorithm) => algorithm.id === id);
}
