import { showWhole } from './show-whole.ts';

/** The element that a link inside the article leads to; null if there is none. Shows the whole article to find it. */
export function targetOf(link: Element): HTMLElement | null {
  const id = link.getAttribute('href')?.slice(1) ?? '';
  if (document.getElementById(id) === null) showWhole(document.body);
  return document.getElementById(id);
}

/** Moves the focus to an element of the article and scrolls it to the middle of the view. */
export function goToElement(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
}
