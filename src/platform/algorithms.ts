import type { AlgorithmInfo } from '../article.ts';

/** Put in by the build, from the engine's registry. */
declare const __ALGORITHMS__: readonly AlgorithmInfo[] | undefined;

/** The algorithms that the content script holds, in the order of the registry: known to the views without carrying the engine. */
export const algorithms: readonly AlgorithmInfo[] = typeof __ALGORITHMS__ === 'undefined' ? [] : __ALGORITHMS__;
