import { afterEach, expect, test } from 'vitest';
import type { PartAt } from '../../../platform/messages/protocol.ts';
import { succeed } from '../../../platform/messages/protocol.ts';
import { followPointer, type Pointer } from './follow-pointer.ts';

type Point = { readonly x: number; readonly y: number } | null;

/** A page whose answers come when the test gives them: the block at a point has the number of its x. */
function slowPage() {
  const asked: { readonly point: Point; readonly answer: () => void }[] = [];
  const at = (point: Point) =>
    new Promise<ReturnType<typeof succeed<PartAt | null>>>((resolve) => {
      asked.push({
        point,
        answer: () => {
          resolve(succeed(point && { block: point.x }));
        },
      });
    });
  const answer = async (): Promise<void> => {
    asked.at(-1)?.answer();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { at, asked, answer };
}

const press = (x: number): boolean => document.body.dispatchEvent(event('click', x));
const move = (x: number): boolean => document.body.dispatchEvent(event('pointermove', x));
function event(type: string, clientX: number): Event {
  return new PointerEvent(type, { clientX, clientY: 5, pointerType: 'mouse', bubbles: true });
}

let pointer: Pointer | null = null;
afterEach(() => {
  pointer?.end();
  document.body.replaceChildren();
});

test('asks for each press in turn, and for the latest move', async () => {
  const page = slowPage();
  pointer = followPointer(page);
  const seen: unknown[] = [];
  pointer.watch((at, isPress) => seen.push([at, isPress]));
  move(1);
  move(2);
  press(3);
  press(3);
  move(4);
  move(5);
  for (let i = 0; i < 5; i++) await page.answer();
  expect(seen.filter((one) => (one as unknown[])[1])).toEqual([
    [{ block: 3 }, true],
    [{ block: 3 }, true],
  ]);
  expect(seen.at(-1)).toEqual([{ block: 5 }, false]);
  expect(page.asked.map(({ point }) => point?.x)).toEqual([1, 3, 3, 5]);
});

test('a press waits while nobody watches', async () => {
  const page = slowPage();
  pointer = followPointer(page);
  press(1);
  expect(page.asked).toEqual([]);
  const seen: unknown[] = [];
  pointer.watch((at, isPress) => seen.push([at, isPress]));
  await page.answer();
  expect(seen).toEqual([[{ block: 1 }, true]]);
});

test('a press is asked again for the parts that are new when the answer comes', async () => {
  const page = slowPage();
  pointer = followPointer(page);
  const [old, fresh]: unknown[][] = [[], []];
  const end = pointer.watch((at) => old?.push(at));
  press(1);
  end();
  await page.answer();
  pointer.watch((at) => fresh?.push(at));
  await page.answer();
  expect([old, fresh]).toEqual([[], [{ block: 1 }]]);
});

test('a press on the bar asks nothing, and a move there leaves the page', () => {
  const page = slowPage();
  pointer = followPointer(page);
  const seen: unknown[] = [];
  pointer.watch((at, isPress) => seen.push([at, isPress]));
  const bar = document.createElement('div');
  bar.className = 'fix-bar';
  document.body.append(bar);
  bar.dispatchEvent(event('click', 1));
  bar.dispatchEvent(event('pointermove', 1));
  expect([page.asked, seen]).toEqual([[], [[null, false]]]);
});
