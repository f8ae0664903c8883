import { afterEach, expect, it, vi } from 'vitest';
import type { Steps } from '../engine/steps.ts';
import { inSlices } from './in-slices.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Work of `count` steps that each take as long as a slice. */
function* longSteps(count: number, atStep: (step: number) => void = () => {}): Steps<number> {
  for (let step = 0; step < count; step++) {
    atStep(step);
    for (const end = performance.now() + 9; performance.now() < end;);
    yield;
  }
  return count;
}

it('lets the page run between two slices', async () => {
  let turns = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => turns++;
  const result = await inSlices(() => longSteps(4, () => port2.postMessage(null)));
  port1.close();
  expect(result).toBe(4);
  expect(turns).toBeGreaterThanOrEqual(3);
});

it('starts again where the page changed between two slices', async () => {
  let starts = 0;
  const result = await inSlices(() => {
    starts++;
    return longSteps(3, (step) => {
      if (starts === 1 && step === 0) setTimeout(() => document.body.append('new'), 0);
    });
  }, document);
  expect([result, starts]).toEqual([3, 2]);
});

it('does all work at once on a page that never stops changing', async () => {
  let starts = 0;
  const change = setInterval(() => document.body.append('x'), 0);
  const result = await inSlices(() => {
    starts++;
    return longSteps(2);
  }, document);
  clearInterval(change);
  expect([result, starts]).toEqual([2, 4]);
});

it('does all work at once where nobody sees the page', async () => {
  vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
  let turns = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => turns++;
  await inSlices(() => longSteps(3, () => port2.postMessage(null)));
  expect(turns).toBe(0);
  port1.close();
});

it('rejects with the error of the work', async () => {
  await expect(
    inSlices(() =>
      longSteps(2, (step) => {
        if (step === 1) throw new Error('broken');
      }),
    ),
  ).rejects.toThrow('broken');
});
