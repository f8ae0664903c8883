/** A heading of the shown article. */
export type HeadingEntry = { readonly heading: HTMLElement; readonly level: number; readonly text: string };

/** The title, the headings of all pages and the numbers of the pages after the first. */
const HEADINGS = 'article.sheet :is(.opening h1, .content :is(h2, h3, h4, h5, h6), .page-heading)';

/** The first level below the title. */
const TOP_LEVEL = 2;

/** The headings of the shown article, in its order. One without text is left out. */
export function readHeadings(scroller: Element): readonly HeadingEntry[] {
  return [...scroller.querySelectorAll<HTMLElement>(HEADINGS)].flatMap((heading) => {
    const shown =
      heading.querySelector('[data-translation="whole"] .translation') ??
      heading.querySelector('.source-run') ??
      heading;
    const text = shown.textContent.replace(/\s+/g, ' ').trim();
    const level = Math.max(TOP_LEVEL, Number(/^h(\d)$/.exec(heading.localName)?.[1] ?? TOP_LEVEL));
    return text === '' ? [] : [{ heading, level, text }];
  });
}

/** Index of the last entry at or above a height in the window; 0 if all are below it. By halving. */
export function entryAt(entries: readonly HeadingEntry[], height: number): number {
  let [low, high] = [0, entries.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (entries[middle]!.heading.getBoundingClientRect().top <= height) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}
