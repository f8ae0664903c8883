import type { Article } from '../../article/article.ts';
import { sourceAddress } from './source-address.ts';

/** A block of YAML with title, author, site, dates, section, address and language. */
export function frontMatter(article: Article): string {
  const fields = {
    title: article.title.replace(/\s+/g, ' ').trim(),
    author: article.byline,
    site: article.siteName,
    published: article.published,
    updated: article.updated ?? null,
    section: article.section ?? null,
    url: sourceAddress(article),
    lang: article.lang,
  };
  const lines = Object.entries(fields).flatMap(([name, value]) => (value ? [`${name}: ${quoted(value)}`] : []));
  return ['---', ...lines, '---', ''].join('\n');
}

/**
 * A double-quoted string of YAML 1.2, which JSON's strings are. It has no `<` and no `[`, which programs without YAML
 * would read as markup.
 */
function quoted(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c').replaceAll('[', '\\u005b');
}
