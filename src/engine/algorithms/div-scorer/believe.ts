import type { Scene } from './scene.ts';
import { SIGNALS, type WeighedSignal } from './signals/index.ts';

export type Belief = {
  /** Product of all signals but length, in [0, 1], one a candidate: how much its text reads like an article, whatever there is of it. */
  readonly likeness: Float64Array;
  /** Likeness times the share of the page's text: what the single winner is chosen by. */
  readonly score: Float64Array;
  /** Id of the signal that costs each candidate most. */
  readonly weakest: readonly string[];
};

/** Weighs every candidate by the list of signals. */
export function believe(scene: Scene, signals: readonly WeighedSignal[] = SIGNALS): Belief {
  const n = scene.candidates.length;
  const likeness = new Float64Array(n).fill(1);
  const length = new Float64Array(n).fill(1);
  const lowest = new Float64Array(n).fill(1);
  const weakest = new Array<string>(n).fill('');
  for (const { signal, weight } of signals) {
    const measured = signal.measure(scene);
    const into = signal.id === 'length' ? length : likeness;
    for (let i = 0; i < n; i++) {
      const value = measured[i]! ** weight;
      into[i]! *= value;
      if (into === likeness && value < lowest[i]!) {
        lowest[i] = value;
        weakest[i] = signal.id;
      }
    }
  }
  return { likeness, score: likeness.map((value, i) => value * length[i]!), weakest };
}
