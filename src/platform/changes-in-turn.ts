/**
 * Runs changes one after another, because each reads and writes a whole item of the storage. The caller hears of a
 * failure; the next change is tried anyway.
 */
export function changesInTurn(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const change = last.then(work);
    last = change.catch(() => undefined);
    return change;
  };
}
