import type { Article } from '../../article/article.ts';
import { creditLine } from '../parts/credits.ts';
import { sourceAddress } from '../parts/source-address.ts';
import { validAddress } from './valid-address.ts';
import { add } from './xml.ts';

/** Adds title, credits and a link to the source of an article. */
export function addCredits(parent: Element, article: Article, title: string): void {
  add(parent, 'h1', title);
  const credits = creditLine(article);
  if (credits !== '') add(parent, 'p', credits);
  const source = sourceAddress(article);
  const address = source.startsWith('http') ? validAddress(source) : null;
  if (address !== null) add(add(parent, 'p', '', { dir: 'ltr' }), 'a', source, { href: address });
}
