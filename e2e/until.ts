const LIMIT = 15_000;
const PAUSE = 20;

/** Asks again and again until the answer is neither null nor false; throws with `what` where it never comes. For what Playwright cannot wait for. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | null | false> | T | null | false,
  limit = LIMIT,
): Promise<T> {
  const end = Date.now() + limit;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`${what}: not within ${String(limit / 1000)} s`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
