import type { Article } from '../article/article.ts';
import { dayOf } from './parts/credits.ts';
import { sourceAddress } from './parts/source-address.ts';

/** An article as one line of a list of sources: author (date). Title. Site. Address. */
export function citation(article: Article): string {
  const line = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const [author, site, title] = [line(article.byline), line(article.siteName), line(article.title)];
  const day = dayOf(article) ?? '';
  // Without an author the site comes first, because such lists are sorted by the first name.
  const [first, last] = author === '' ? [site, ''] : [author, site];
  const opening = [first, day === '' ? '' : `(${day})`].filter(Boolean).join(' ');
  return [...[opening, title, last].filter(Boolean).map(closed), sourceAddress(article)].filter(Boolean).join(' ');
}

/** With a full stop, unless it ends a sentence already. */
function closed(part: string): string {
  return /[.!?…。！？؟।]["'”’»)]?$/u.test(part) ? part : `${part}.`;
}
