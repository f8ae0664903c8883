import { ALGORITHMS } from '../../src/engine/algorithms/index.ts';
import type { Algorithm } from '../../src/engine/types.ts';
import { COMPAT_ALGORITHMS } from './index.ts';

/** Every algorithm of the benchmark: those that ship, the default first, then the compat forms. */
export const BENCH_ALGORITHMS: readonly Algorithm[] = [...ALGORITHMS, ...COMPAT_ALGORITHMS];

/** The algorithm with this id, shipped or compat; undefined if the id is unknown. */
export function benchAlgorithm(id: string): Algorithm | undefined {
  return BENCH_ALGORITHMS.find((algorithm) => algorithm.id === id);
}

/** True if the id is that of a compat form, which the built engine does not contain. */
export function isCompat(id: string): boolean {
  return COMPAT_ALGORITHMS.some((algorithm) => algorithm.id === id);
}
