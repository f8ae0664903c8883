import type { Article } from '../../../article/article.ts';
import { markdown } from '../../../exporters/markdown.ts';
import type { KeptHighlight } from '../../../platform/stores/kept-highlights.ts';
import { highlightSection } from './marked-content.ts';

/** The highlights and notes alone as Markdown, below title and source of the article. */
export function highlightsMarkdown(article: Article, highlights: readonly KeptHighlight[]): Promise<string> {
  const content = document.createDocumentFragment();
  content.append(highlightSection(article, highlights));
  return markdown.render(article, content);
}
