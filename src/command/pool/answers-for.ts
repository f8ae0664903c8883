export type Flow = {
  /** Most items that are worked on or wait for one before them. It bounds the memory. */
  readonly limit: number;
  /** Yield each answer when it is ready, and not in the order of the items. */
  readonly unordered: boolean;
};

type Waiting<R> = { readonly answer: Promise<R> };

/**
 * Works on several items at a time and yields an answer for each. Takes an item only when there is room for it, and
 * yields an answer that is ready without waiting for the next item. `work` must not reject.
 */
export async function* answersFor<T, R>(
  items: AsyncIterable<T>,
  work: (item: T) => Promise<R>,
  { limit, unordered }: Flow,
): AsyncGenerator<R> {
  const iterator = items[Symbol.asyncIterator]();
  const waiting: Waiting<R>[] = [];
  let next: Promise<IteratorResult<T>> | null = null;
  let isEnded = false;
  try {
    while (!isEnded || waiting.length > 0) {
      if (!isEnded && next === null && waiting.length < limit) next = iterator.next();
      const ready = unordered ? waiting : waiting.slice(0, 1);
      const first = await Promise.race([
        ...ready.map((one) => one.answer.then((answer) => ({ of: one, answer }))),
        ...(next === null ? [] : [next.then((item) => ({ item }))]),
      ]);
      if ('answer' in first) {
        waiting.splice(waiting.indexOf(first.of), 1);
        yield first.answer;
      } else {
        next = null;
        if (first.item.done === true) isEnded = true;
        else waiting.push({ answer: work(first.item.value) });
      }
    }
  } finally {
    await iterator.return?.();
  }
}
