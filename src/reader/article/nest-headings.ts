const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Below the title, which is the one h1 of the view. */
const FIRST_LEVEL = 2;
const LAST_LEVEL = 6;

/** Gives headings levels without gaps below the title, each as deep as before in relation to the others: an outline that can be walked by ear. */
export function nestHeadings(content: DocumentFragment): void {
  const open: number[] = [];
  for (const heading of content.querySelectorAll(HEADINGS)) {
    const written = Number(heading.localName.slice(1));
    while ((open.at(-1) ?? 0) >= written) open.pop();
    const level = Math.min(FIRST_LEVEL + open.length, LAST_LEVEL);
    open.push(written);
    if (level === written) continue;
    const nested = heading.ownerDocument.createElement(`h${String(level)}`);
    for (const { name, value } of heading.attributes) nested.setAttribute(name, value);
    nested.append(...heading.childNodes);
    heading.replaceWith(nested);
  }
}
