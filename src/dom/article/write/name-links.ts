import { nameOfLink } from './link-name.ts';

const MAX_NAME = 120;

/**
 * Adds a title to links that hold only pictures without a description, so that screen readers can name them: the words
 * of another link to the same address, the caption of the figure, or the name of the file or host.
 */
export function nameLinks(root: HTMLElement): void {
  let named: Map<string, string> | null = null;
  for (const image of root.querySelectorAll('a[href] img[alt=""]')) {
    const link = image.closest('a');
    if (link === null || link.title !== '' || hasName(link)) continue;
    named ??= namesByAddress(root);
    const href = link.getAttribute('href') ?? '';
    const name = named.get(href) ?? textOf(link.closest('figure')?.querySelector('figcaption'));
    link.title = name !== '' && name.length <= MAX_NAME ? name : nameOfLink(href);
  }
}

function namesByAddress(root: HTMLElement): Map<string, string> {
  const names = new Map<string, string>();
  for (const link of root.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (textOf(link) !== '' && !names.has(href)) names.set(href, textOf(link));
  }
  return names;
}

function hasName(link: Element): boolean {
  return textOf(link) !== '' || link.querySelector('img:not([alt=""])') !== null;
}

function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
