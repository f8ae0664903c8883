import type { Algorithm } from '../types.ts';
import { divScorer } from './div-scorer/index.ts';

/** The algorithms that a person can choose, the default one first. */
export const ALGORITHMS: readonly Algorithm[] = [divScorer()];

/** Literal forms, for the benchmark's comparison with the texts: selectable by id, offered to nobody. */
export const REFERENCE_ALGORITHMS: readonly Algorithm[] = [divScorer({ form: 'single' }), divScorer({ mend: false })];

/** The algorithm with this id, the default one where none is named; undefined where the id is unknown. */
export function algorithmById(id?: string): Algorithm | undefined {
  if (id === undefined) return ALGORITHMS[0];
  return [...ALGORITHMS, ...REFERENCE_ALGORITHMS].find((algorithm) => algorithm.id === id);
}
