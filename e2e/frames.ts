import type { Page } from '@playwright/test';

/** A frame longer than this is slow. Milliseconds. */
const SLOW_MS = 50;

/** Times in milliseconds. */
export type Frames = {
  readonly count: number;
  readonly usual: number;
  readonly longest: number;
  /** Number of frames that are slow. */
  readonly slow: number;
  /** The longest task that the browser reports as long; 0 if there was none. */
  readonly task: number;
};

type Watch = { times: number[]; task: number; stop: boolean };
type WatchedWindow = { frameWatch: Watch };

/** Times between the frames of a page while something happens there. */
export async function framesWhile(page: Page, act: () => Promise<void>): Promise<Frames> {
  // tsx names functions by a helper, which the page does not have.
  await page.evaluate('globalThis.__name = (one) => one');
  await page.evaluate(watchFrames);
  await act();
  const { times, task } = await page.evaluate(async () => {
    const watch = (window as unknown as WatchedWindow).frameWatch;
    // The browser reports a long task after it.
    await new Promise((resolve) => setTimeout(resolve, 100));
    watch.stop = true;
    return watch;
  });
  const sorted = times.sort((one, other) => one - other);
  return {
    count: sorted.length,
    usual: sorted[sorted.length >> 1] ?? 0,
    longest: sorted.at(-1) ?? 0,
    slow: sorted.filter((time) => time > SLOW_MS).length,
    task,
  };
}

/** Runs in the page. */
function watchFrames(): void {
  const watch: Watch = { times: [], task: 0, stop: false };
  (window as unknown as WatchedWindow).frameWatch = watch;
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watch.task = Math.max(watch.task, duration);
  });
  tasks.observe({ type: 'longtask' });
  let before = 0;
  const next = (now: number): void => {
    if (before > 0) watch.times.push(now - before);
    before = now;
    if (watch.stop) tasks.disconnect();
    else requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
