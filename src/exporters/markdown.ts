import type { Article } from '../article/article.ts';
import { creditLine } from './credits.ts';
import type { Exporter } from './exporter.ts';

/** GitHub-flavoured Markdown: title, credits and source, then the article. The converter is loaded on first use. */
export const markdown: Exporter = {
  id: 'markdown',
  label: 'Markdown',
  mimeType: 'text/markdown',
  extension: 'md',
  async render(article, content) {
    const { articleMarkdown } = await import('./markdown/article-markdown.ts');
    return articleMarkdown(content, {
      title: article.title.replace(/\s+/g, ' ').trim(),
      credits: creditLine(article),
      source: sourceOf(article),
    });
  },
};

/** The address of the article, without a name and password; '' if it is not one of the web or of a file. */
export function sourceOf({ url }: Article): string {
  if (!/^(?:https?|file):/.test(url) || !URL.canParse(url)) return '';
  const address = new URL(url);
  address.username = '';
  address.password = '';
  return address.href;
}
