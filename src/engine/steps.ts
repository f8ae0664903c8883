/** Work that may pause at each `yield`; its return value is the result. */
export type Steps<T> = Generator<void, T, void>;

/** Does all work at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
