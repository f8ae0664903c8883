import type { AlgorithmInfo } from '../article.ts';

/** Message key of an algorithm's line of plain words; keys know no hyphens. */
export function algorithmKey(id: string): string {
  return `algorithm_${id.replaceAll('-', '_')}`;
}

/** Message key of why an algorithm kept a block, or left it out. */
export function reasonKey(reason: string): string {
  return `reason_${reason.replaceAll('-', '_')}`;
}

/** Message key of what an algorithm had to say of its own work; notes are kebab-case, too. */
export function noteKey(note: string): string {
  return `note_${note.replaceAll('-', '_')}`;
}

/** The name of an algorithm; the id itself where it is not one that a person can choose. */
export function algorithmLabel(algorithms: readonly AlgorithmInfo[], id: string): string {
  return algorithms.find((algorithm) => algorithm.id === id)?.label ?? id;
}

/** The algorithm that reads where nothing else is said: the stored choice; the first one where it is none of these or left to Winnow. */
export function standardAlgorithm(algorithms: readonly AlgorithmInfo[], stored: string): string {
  return (algorithms.find(({ id }) => id === stored) ?? algorithms[0])?.id ?? stored;
}
