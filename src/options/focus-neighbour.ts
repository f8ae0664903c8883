/**
 * Moves the focus from the pressed button of a list item that will be removed to the same button of a neighbour; from
 * the only item to the heading of the section.
 */
export function focusNeighbour(): void {
  const button = document.activeElement;
  const item = button?.closest('li');
  if (!button || !item) return;
  const at = [...item.querySelectorAll('button')].indexOf(button as HTMLButtonElement);
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  const heading = item.closest('section')?.querySelector('h2');
  const target = neighbour?.querySelectorAll('button')[at] ?? heading;
  if (target === heading && heading) heading.tabIndex = -1;
  target?.focus();
}
