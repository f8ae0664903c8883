/** Text in lower case and without accents, so that "theme" finds "Thème". */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const SECTION = 'section';
/** The smallest parts of the page that are shown or hidden on their own. */
const ITEM = '.field, .item, .choices label, .own-colors';

/**
 * Hides the sections, and the items in the others, that do not contain the words. A section whose heading has the words
 * is shown whole. Returns the number of sections that are shown.
 */
export function searchFields(page: Element, query: string): number {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const has = (element: Element | null): boolean => {
    const text = plain(element?.textContent ?? '');
    return words.every((word) => text.includes(word));
  };
  let shown = 0;
  for (const section of page.querySelectorAll<HTMLElement>(SECTION)) {
    const isWhole = words.length === 0 || has(section.querySelector('h2'));
    let found = 0;
    for (const item of section.querySelectorAll<HTMLElement>(ITEM)) {
      const isShown = isWhole || has(item);
      item.hidden = !isShown;
      if (isShown) found++;
    }
    const isShown = isWhole || found > 0;
    section.hidden = !isShown;
    if (isShown) shown++;
  }
  return shown;
}
