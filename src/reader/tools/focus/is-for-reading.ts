/** Elements in the text that use keys themselves. */
const USES_KEYS = 'a, button, summary, input, select, textarea, [role="button"], [tabindex="0"]:not(.scroller)';

/** Whether a key is meant for the text: neither for a panel or menu beside it nor for a control in it. */
export function isForReading(
  { target, shiftKey }: KeyboardEvent,
  scroller: Element,
  { hasShift = false } = {},
): boolean {
  if ((shiftKey && !hasShift) || !(target instanceof Element)) return false;
  if (target === document.body || target === document.documentElement) return true;
  return scroller.contains(target) && target.closest(USES_KEYS) === null;
}
