const HEADINGS = 'h1, h2, h3, h4, h5, h6';

const LAST_LEVEL = 6;

/**
 * Renumbers the headings to levels without gaps below the title, which has the level `titleLevel`. Each heading stays
 * below the same heading. `open` holds the written levels of the headings around the content, and is updated for the
 * next part.
 */
export function nestHeadings(content: DocumentFragment, titleLevel = 1, open: number[] = []): void {
  for (const heading of content.querySelectorAll(HEADINGS)) {
    const written = Number(heading.localName.slice(1));
    while ((open.at(-1) ?? 0) >= written) open.pop();
    const level = Math.min(titleLevel + 1 + open.length, LAST_LEVEL);
    open.push(written);
    if (level === written) continue;
    const nested = heading.ownerDocument.createElement(`h${String(level)}`);
    for (const { name, value } of heading.attributes) nested.setAttribute(name, value);
    while (heading.firstChild) nested.append(heading.firstChild);
    heading.replaceWith(nested);
  }
}
