import type { AlgorithmInfo } from '../article.ts';

/** The build replaces this with ids and labels from the engine's registry. */
declare const __ALGORITHMS__: readonly AlgorithmInfo[] | undefined;

/** Selectable algorithms in the order of the registry. The views list them without loading the engine. */
export const algorithms: readonly AlgorithmInfo[] = typeof __ALGORITHMS__ === 'undefined' ? [] : __ALGORITHMS__;
