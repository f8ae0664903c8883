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
  let next: Promise<Taken<T>> | null = null;
  let end: Extract<Taken<T>, { readonly isEnd: true }> | null = null;
  try {
    while (end === null || waiting.length > 0) {
      if (end === null && next === null && waiting.length < limit) next = take(iterator);
      const ready = unordered ? waiting : waiting.slice(0, 1);
      const first = await Promise.race([
        ...ready.map((one) => one.answer.then((answer) => ({ of: one, answer }))),
        ...(next === null ? [] : [next]),
      ]);
      if ('answer' in first) {
        waiting.splice(waiting.indexOf(first.of), 1);
        yield first.answer;
      } else {
        next = null;
        if (first.isEnd) end = first;
        else waiting.push({ answer: work(first.item) });
      }
    }
    if ('cause' in end) throw end.cause;
  } finally {
    if (end === null) await iterator.return?.();
  }
}

type Taken<T> =
  | { readonly isEnd: false; readonly item: T }
  /** `cause`: the error that ended the items. The answers for those before it come first. */
  | { readonly isEnd: true; readonly cause?: unknown };

async function take<T>(iterator: AsyncIterator<T>): Promise<Taken<T>> {
  try {
    const { done, value } = await iterator.next();
    return done === true ? { isEnd: true } : { isEnd: false, item: value };
  } catch (cause) {
    return { isEnd: true, cause };
  }
}
