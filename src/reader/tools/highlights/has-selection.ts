/** Whether text of an article in this container is selected. */
export function hasSelection(scroller: Element): boolean {
  const selection = getSelection();
  if (!selection?.rangeCount || selection.isCollapsed || selection.toString().trim() === '') return false;
  const range = selection.getRangeAt(0);
  return [...scroller.querySelectorAll('.sheet')].some((sheet) => range.intersectsNode(sheet));
}
