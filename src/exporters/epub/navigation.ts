import { add, EPUB_OPS, wordsOfXml, xhtmlDocument } from './xml.ts';

type Heading = { readonly level: number; readonly text: string; readonly id: string };

/** The headings of the text that have words, each with an id. */
export function markHeadings(text: XMLDocument): Heading[] {
  return [...text.querySelectorAll('h1, h2, h3, h4, h5, h6')].flatMap((heading, at) => {
    const words = wordsOfXml(heading.textContent);
    if (words === '') return [];
    if (heading.id === '') heading.id = `heading-${String(at + 1)}`;
    return [{ level: Number(heading.localName.slice(1)), text: words, id: heading.id }];
  });
}

/** The table of contents: the title page, the text, and the headings of the text below it. */
export function navigation(
  near: Document,
  title: string,
  language: string,
  direction: string,
  headings: readonly Heading[],
): XMLDocument {
  const page = xhtmlDocument(near, title, language, direction);
  const nav = add(page.querySelector('body')!, 'nav');
  nav.setAttributeNS(EPUB_OPS, 'epub:type', 'toc');
  const first = add(add(nav, 'ol'), 'li');
  add(first, 'a', title, { href: 'title.xhtml' });
  // The innermost open entry of each level, the title being level 0. A level that is left out has no entry.
  const open: { readonly level: number; readonly item: Element }[] = [{ level: 0, item: first }];
  for (const { level, text, id } of headings) {
    while (open.at(-1)!.level >= level) open.pop();
    const { item } = open.at(-1)!;
    const list = item.querySelector(':scope > ol') ?? add(item, 'ol');
    const entry = add(list, 'li');
    add(entry, 'a', text, { href: `text.xhtml#${id}` });
    open.push({ level, item: entry });
  }
  return page;
}
