import { add, EPUB_OPS, wordsOfXml, xhtmlDocument } from './xml.ts';

export type Heading = { readonly level: number; readonly text: string; readonly id: string };

/** An entry of the contents. `page` is where it starts, `textPage` has its headings. */
export type Chapter = {
  readonly title: string;
  readonly page: string;
  readonly textPage: string;
  readonly headings: readonly Heading[];
};

export type NavigationFacts = {
  /** A document of the DOM that makes the page. */
  readonly near: Document;
  readonly title: string;
  readonly language: string;
  readonly direction: string;
  /** The words above the contents, where the page is in the reading order. */
  readonly heading?: string;
};

/** The headings of the text that have words, each with an id. */
export function markHeadings(text: XMLDocument): Heading[] {
  return [...text.querySelectorAll('h1, h2, h3, h4, h5, h6')].flatMap((heading, at) => {
    const words = wordsOfXml(heading.textContent);
    if (words === '') return [];
    if (heading.id === '') heading.id = `heading-${String(at + 1)}`;
    return [{ level: Number(heading.localName.slice(1)), text: words, id: heading.id }];
  });
}

/** The table of contents: the chapters, and the headings of each below it. */
export function navigation(facts: NavigationFacts, chapters: readonly Chapter[]): XMLDocument {
  const { near, title, language, direction, heading } = facts;
  const page = xhtmlDocument(near, title, language, direction);
  const nav = add(page.querySelector('body')!, 'nav');
  nav.setAttributeNS(EPUB_OPS, 'epub:type', 'toc');
  if (heading !== undefined) add(nav, 'h1', heading);
  const list = add(nav, 'ol');
  for (const chapter of chapters) addChapter(list, chapter, heading !== undefined);
  return page;
}

/** `isShort`: the page shows no headings of chapters, and reading systems list them all the same. */
function addChapter(list: Element, { title, page, textPage, headings }: Chapter, isShort: boolean): void {
  const first = add(list, 'li');
  add(first, 'a', title, { href: `${page}.xhtml` });
  // The innermost open entry of each level, the title being level 0. A level that is left out has no entry.
  const open: { readonly level: number; readonly item: Element }[] = [{ level: 0, item: first }];
  for (const { level, text, id } of headings) {
    while (open.at(-1)!.level >= level) open.pop();
    const { item } = open.at(-1)!;
    const inner = item.querySelector(':scope > ol') ?? add(item, 'ol', '', isShort ? { hidden: 'hidden' } : {});
    const entry = add(inner, 'li');
    add(entry, 'a', text, { href: `${textPage}.xhtml#${id}` });
    open.push({ level, item: entry });
  }
}
