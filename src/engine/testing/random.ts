/** Numbers from 0 to 1, the same ones for a seed, so that a failure can be repeated (linear congruence, Numerical Recipes). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
