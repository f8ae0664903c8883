import type { Article } from '../../article/article.ts';

/** The day (YYYY-MM-DD) at the start of a time stamp. */
const DAY = /^\d{4}-\d{2}-\d{2}(?=T|$)/;

/** Author, site and date as one line of plain text; '' if none is known. */
export function creditLine(article: Article): string {
  return [article.byline, article.siteName, dayOf(article)]
    .map((part) => part?.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' · ');
}

/** The day on which the article was published, as YYYY-MM-DD where its date can be read; null if none is known. */
export function dayOf({ published }: Article): string | null {
  return published === null ? null : (DAY.exec(published)?.[0] ?? published);
}

/** A copy of the content in which the header of each post is one line: acceptance, author, time and score. */
export function withPostLines(content: DocumentFragment): DocumentFragment {
  const copy = content.ownerDocument.importNode(content, true);
  for (const header of copy.querySelectorAll('article.post > header')) {
    const time = header.querySelector('time');
    const stated = time?.getAttribute('datetime')?.replace(/^(.{10})T(\d{2}:\d{2}).*$/, '$1 $2');
    const score = header.querySelector('.score')?.getAttribute('value');
    const parts = [
      header.parentElement?.matches('.accepted') === true && '\u2713',
      header.querySelector('.author'),
      stated ?? time?.textContent,
      score != null && `\u25b2 ${score}`,
    ].filter((part): part is string | Element => part !== false && part != null && part !== '');
    header.replaceChildren(...parts.flatMap((part, at) => (at === 0 ? [part] : [' · ', part])));
  }
  return copy;
}
