/** A function that makes its result at the first call and returns it at each later one. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}
