export const SHOW_WHOLE = 'showwhole';

/** Shows the rest of all contents that are still growing at once, so that it can be searched and jumped to. */
export function showWhole(): void {
  dispatchEvent(new Event(SHOW_WHOLE));
}
