const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled), select, summary, [tabindex="0"]';

/** The elements inside a container that Tab reaches, in order. Of radio buttons, only the checked one. */
export function focusable(container: Element): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 && (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked),
  );
}

/** Keeps Tab and Shift+Tab inside the container. */
export function trapTab(event: KeyboardEvent, container: Element): void {
  if (event.key !== 'Tab') return;
  const inside = focusable(container);
  const edge = event.shiftKey ? inside[0] : inside.at(-1);
  if (edge !== undefined && document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? inside.at(-1) : inside[0])?.focus();
}

/**
 * Moves the focus among items in a column or a row by an arrow key, Home or End; wraps at both ends. Returns false for
 * other keys. A row follows the direction of the element that handles the event.
 */
export function moveByArrows(
  event: KeyboardEvent,
  items: readonly HTMLElement[],
  axis: 'column' | 'row' = 'column',
): boolean {
  const at = items.indexOf(document.activeElement as HTMLElement);
  const target = targetOf(event.key, at, items.length, axis === 'row' ? rowKeys(event) : ['ArrowUp', 'ArrowDown']);
  if (target === null) return false;
  event.preventDefault();
  items[target]?.focus();
  return true;
}

function rowKeys({ currentTarget }: KeyboardEvent): readonly [previous: string, next: string] {
  const isRtl = getComputedStyle(currentTarget as Element).direction === 'rtl';
  return isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
}

function targetOf(
  key: string,
  at: number,
  count: number,
  [previous, next]: readonly [previous: string, next: string],
): number | null {
  if (count === 0) return null;
  if (key === next) return (at + 1) % count;
  if (key === previous) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
