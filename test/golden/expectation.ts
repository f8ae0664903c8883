import type { Article } from '../../src/article/article.ts';
import type { Extraction } from '../../src/article/extraction.ts';
import { toMarkdown } from './to-markdown.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The article, or the best guess of a page without one. */
export function articleOf(extraction: Extraction): Article | null {
  return extraction.kind === 'article' ? extraction.article : extraction.bestGuess;
}

/** The content as Markdown, and below a line the comments where there are any. */
export function toText(article: Article | null): string {
  const { content = '', comments } = article ?? {};
  return [content, ...(comments ? [comments.content] : [])].map(toMarkdown).join('\n<!-- comments -->\n\n');
}

/** The extraction as JSON, without the HTML (compared as Markdown), the confidence and the algorithm. */
export function toFacts(extraction: Extraction): string {
  const { comments, ...facts }: Partial<Mutable<Article>> = { ...articleOf(extraction) };
  if (comments) Object.assign(facts, { comments: { count: comments.count, wordCount: comments.wordCount } });
  delete facts.content;
  delete facts.confidence;
  delete facts.algorithm;
  const verdict =
    extraction.kind === 'article' ? { kind: extraction.kind } : { kind: extraction.kind, reason: extraction.reason };
  return `${JSON.stringify({ ...verdict, ...facts }, null, 2)}\n`;
}
