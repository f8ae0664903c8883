import { nameOfLink } from './link-name.ts';

const MAX_NAME = 120;

/**
 * A link around nothing but pictures without a description has no name, and a person who hears the page learns nothing from it. It gets one as its title: the
 * words of another link to the same place (the headline under the picture of a card), its figure's caption, or where it leads.
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
