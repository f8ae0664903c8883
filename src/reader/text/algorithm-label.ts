import type { AlgorithmInfo } from '../../platform/reading/algorithms.ts';

/** The name of an algorithm, or its id if the user cannot choose it. */
export function algorithmLabel(algorithms: readonly AlgorithmInfo[], id: string): string {
  return algorithms.find((algorithm) => algorithm.id === id)?.label ?? id;
}

/** Id of the algorithm that reads by default: the stored one if it is in the list, else the first of the list. */
export function defaultAlgorithm(algorithms: readonly AlgorithmInfo[], stored: string): string {
  return (algorithms.find(({ id }) => id === stored) ?? algorithms[0])?.id ?? stored;
}
