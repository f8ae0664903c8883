import type { Article } from '../../article/article.ts';
import { parseUrl } from '../../url/parse-url.ts';

/** The address of the article, without a name and password; '' if it is not one of the web or of a file. */
export function sourceAddress({ url }: Article): string {
  const address = /^(?:https?|file):/.test(url) ? parseUrl(url) : null;
  if (address === null) return '';
  address.username = '';
  address.password = '';
  return address.href;
}
