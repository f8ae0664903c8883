import { expect, test } from 'vitest';
import { answersFor } from './answers-for.ts';

const after = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Numbers from 0, and how many were taken. */
function numbers(count: number) {
  const taken = { count: 0 };
  async function* items() {
    for (; taken.count < count;) yield await Promise.resolve(taken.count++);
  }
  return { taken, items };
}

async function collect<T>(answers: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const answer of answers) all.push(answer);
  return all;
}

/** Work that is ready for later items first: each waits until the one after it is ready, and 4 for none. */
function reversed() {
  const marks = [0, 1, 2, 3, 4].map(mark);
  return async (item: number): Promise<number> => {
    if (item < 4) await marks[item + 1]!.isReached;
    await after(1);
    marks[item]!.reach();
    return item;
  };
}

function mark() {
  let reach = (): void => undefined;
  const isReached = new Promise<void>((resolve) => (reach = resolve));
  return { isReached, reach };
}

test('answers come in order, or as they are ready', async () => {
  expect(await collect(answersFor(numbers(5).items(), reversed(), { limit: 5, unordered: false }))).toEqual([
    0, 1, 2, 3, 4,
  ]);
  const ready = await collect(answersFor(numbers(5).items(), reversed(), { limit: 5, unordered: true }));
  expect(ready).toEqual([4, 3, 2, 1, 0]);
});

test('no more items are taken than the limit, however slow the reader of the answers is', async () => {
  const { items, taken } = numbers(100);
  const answers = answersFor(items(), (item) => Promise.resolve(item), { limit: 3, unordered: false });
  for (let read = 1; read <= 10; read++) {
    await answers.next();
    await after(1);
    expect(taken.count).toBeLessThanOrEqual(read + 4);
  }
});

test('an answer does not wait for the next item', async () => {
  const never = new Promise<never>(() => undefined);
  async function* items() {
    yield 1;
    await never;
  }
  const answers = answersFor(items(), (item) => Promise.resolve(item), { limit: 9, unordered: false });
  expect((await answers.next()).value).toBe(1);
});

test('an error of the items comes after the answers for those before it', async () => {
  async function* items() {
    yield 4;
    yield await Promise.resolve(3);
    throw new Error('damaged');
  }
  const answers = answersFor(items(), reversed(), { limit: 5, unordered: false });
  expect([(await answers.next()).value, (await answers.next()).value]).toEqual([4, 3]);
  await expect(answers.next()).rejects.toThrow('damaged');
});
