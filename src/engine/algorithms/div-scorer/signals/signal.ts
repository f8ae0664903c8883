import type { Scene } from '../scene.ts';

/** One reason to believe in a candidate or to doubt it. measure returns one value a candidate, each in [0, 1]; 1 is neutral. */
export type Signal = {
  readonly id: string;
  measure(scene: Scene): Float64Array;
};
