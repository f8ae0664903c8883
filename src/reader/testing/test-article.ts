import type { Article } from '../../article/article.ts';

/** A short article for tests, with the given changes. */
export function testArticle(changes: Partial<Article> = {}): Article {
  return {
    title: 'Wind',
    byline: null,
    siteName: null,
    published: null,
    lang: 'en',
    dir: 'ltr',
    excerpt: '',
    leadImage: null,
    url: 'https://mill.example/',
    wordCount: 200,
    minutes: 1,
    confidence: 0.9,
    algorithm: 'winnow',
    content: '<p>Wind and grain.</p>',
    ...changes,
  };
}
