export const SHOW_WHOLE = 'showwhole';

/** Shows the rest of all contents that are still growing, now: for finding and jumping. */
export function showWhole(): void {
  dispatchEvent(new Event(SHOW_WHOLE));
}
