import { creditLine } from './parts/credits.ts';
import type { Exporter } from './parts/exporter.ts';
import { sourceAddress } from './parts/source-address.ts';

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
      source: sourceAddress(article),
    });
  },
};
