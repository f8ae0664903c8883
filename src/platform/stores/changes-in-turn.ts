/**
 * Runs changes one after another, because each reads and writes a whole item of the storage. A failure rejects the
 * caller's promise, and the next change runs all the same.
 */
export function changesInTurn(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const change = last.then(work);
    last = change.catch(() => undefined);
    return change;
  };
}
