/**
 * Moves the focus from the pressed button of a list to the same button of a neighbour, because its own item is about to
 * go; from the last item to the heading of its section.
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
