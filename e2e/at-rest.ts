import { expect } from '@playwright/test';

/** Reads a number until it is the same twice in a row, because the view may still move, and returns it. */
export async function atRest(read: () => Promise<number>): Promise<number> {
  let now = NaN;
  await expect
    .poll(async () => {
      const last = now;
      now = await read();
      return now === last;
    })
    .toBe(true);
  return now;
}
