/** What shows the rest of each content that is still growing. */
const growing = new WeakMap<Element, () => void>();

/** Sets what shows the rest of a content at once; null when all of it is there. */
export function setGrowing(content: Element, finish: (() => void) | null): void {
  if (finish === null) growing.delete(content);
  else growing.set(content, finish);
}

/** Shows the rest of all contents in a view that are still growing, so that it can be searched and jumped to. */
export function showWhole(view: Element): void {
  for (const content of view.querySelectorAll('[aria-busy]')) growing.get(content)?.();
}
