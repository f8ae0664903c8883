import type { Exporter } from './parts/exporter.ts';
import { frontMatter } from './parts/front-matter.ts';

/** Markdown below a block of YAML with title, author, site, date, address and language, for note-taking programs. */
export const markdownFrontMatter: Exporter = {
  id: 'markdown-front-matter',
  label: 'Markdown with metadata',
  mimeType: 'text/markdown',
  extension: 'md',
  async render(article, content) {
    const { articleMarkdown } = await import('./markdown/article-markdown.ts');
    return `${frontMatter(article)}\n${articleMarkdown(content, { title: '', credits: '', source: '' })}`;
  },
};
