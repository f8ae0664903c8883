const early: KeyboardEvent[] = [];
const keep = (event: KeyboardEvent): void => {
  early.push(event);
};

/** Keeps the keys that are pressed before a view is there. Called by a page that will show one. */
export function keepEarlyKeys(): void {
  addEventListener('keydown', keep, true);
}

/** The keys that were pressed before, in order; from now on the view has them itself. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  removeEventListener('keydown', keep, true);
  return early.splice(0);
}
