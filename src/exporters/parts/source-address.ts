import type { Article } from '../../article/article.ts';

/** The address of the article, without a name and password; '' if it is not one of the web or of a file. */
export function sourceAddress({ url }: Article): string {
  if (!/^(?:https?|file):/.test(url) || !URL.canParse(url)) return '';
  const address = new URL(url);
  address.username = '';
  address.password = '';
  return address.href;
}
