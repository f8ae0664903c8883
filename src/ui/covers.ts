/** True if a panel covers the text, as in a narrow view, and is not beside it. */
export function covers(panel: Element | null, scroller: Element | null): boolean {
  if (panel === null || scroller === null) return false;
  const [one, other] = [panel.getBoundingClientRect(), scroller.getBoundingClientRect()];
  return Math.max(one.left, other.left) < Math.min(one.right, other.right) - 1;
}
