/**
 * Milliseconds; much longer than any single action takes, so that tests also pass on a busy machine. Huge pages, which
 * are only read with the variable WINNOW_LONG, take longer.
 */
export const WAIT_LIMIT = process.env['WINNOW_LONG'] === undefined ? 30_000 : 120_000;
const PAUSE = 20;

/**
 * Calls `read` until it returns neither null nor false, and resolves to that value. Rejects with `what` after `limit`
 * milliseconds. For conditions that Playwright cannot wait for.
 */
export async function until<T>(
  what: string,
  read: () => Promise<T | null | false> | T | null | false,
  limit = WAIT_LIMIT,
): Promise<T> {
  const end = Date.now() + limit;
  for (;;) {
    const value = await read();
    if (value !== null && value !== false) return value;
    if (Date.now() > end) throw new Error(`${what}: not within ${String(limit / 1000)} s`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
