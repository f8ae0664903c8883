import type { Algorithm as EngineAlgorithm, Resources } from '../../engine/types.ts';

/** Ids of the algorithms; the default is 'winnow'. */
export type AlgorithmId = 'winnow' | 'div-scorer' | 'bte' | 'justext' | 'boilerpipe' | 'boilerpipe-tree' | 'web2text';

/** A way to decide what the article is. */
export interface Algorithm {
  readonly id: AlgorithmId;
}

/** By this name the engine knows algorithms, also those of the package's other module format. */
const ENGINE = Symbol.for('winnow/engine');

/** An algorithm with what it needs to decide. */
export type BuiltAlgorithm = Algorithm & {
  readonly [ENGINE]: { readonly algorithm: EngineAlgorithm; readonly resources: Resources };
};

/** An algorithm of the engine with its stop words or weights, as programs hold it. */
export function builtAlgorithm(id: AlgorithmId, algorithm: EngineAlgorithm, resources: Resources = {}): BuiltAlgorithm {
  return { id, [ENGINE]: { algorithm, resources } };
}

/** What `builtAlgorithm` was given; null for anything else. */
export function insideOf(algorithm: unknown): BuiltAlgorithm[typeof ENGINE] | null {
  return typeof algorithm === 'object' && algorithm !== null && ENGINE in algorithm
    ? (algorithm as BuiltAlgorithm)[ENGINE]
    : null;
}
