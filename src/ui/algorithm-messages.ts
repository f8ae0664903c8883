import type { AlgorithmInfo } from '../article.ts';

/** The name of an algorithm; the id itself where it is not one that a person can choose. */
export function algorithmLabel(algorithms: readonly AlgorithmInfo[], id: string): string {
  return algorithms.find((algorithm) => algorithm.id === id)?.label ?? id;
}

/** The algorithm that reads where nothing else is said: the stored choice; the first one where it is none of these or left to Winnow. */
export function standardAlgorithm(algorithms: readonly AlgorithmInfo[], stored: string): string {
  return (algorithms.find(({ id }) => id === stored) ?? algorithms[0])?.id ?? stored;
}
