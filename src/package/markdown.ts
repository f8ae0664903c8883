import { creditLine } from '../exporters/parts/credits.ts';
import { sourceAddress } from '../exporters/parts/source-address.ts';
import { frontMatter } from '../exporters/parts/front-matter.ts';
import { articleMarkdown } from '../exporters/markdown/article-markdown.ts';
import type { Check } from './check-values.ts';
import { contentOf } from './content-of.ts';
import type { Article } from './extraction.ts';

/** Options of `toMarkdown`. */
export interface MarkdownOptions {
  /** Above the text: title, credits and address (true), YAML for note-taking programs, or nothing. Default false. */
  readonly head?: boolean | 'front-matter' | undefined;
  /** Write the comments below the article. Default false. */
  readonly comments?: boolean | undefined;
}

const HEAD: Check = [
  (value) => typeof value === 'boolean' || value === 'front-matter',
  'true, false or "front-matter"',
];

/** An article as GitHub-flavoured Markdown. The same article gives the same bytes. */
export function toMarkdown(article: Article, options: MarkdownOptions = {}): string {
  const content = contentOf(article, options, { head: HEAD });
  const { head = false } = options;
  const above =
    head === true
      ? {
          title: article.title.replace(/\s+/g, ' ').trim(),
          credits: creditLine(article),
          source: sourceAddress(article),
        }
      : { title: '', credits: '', source: '' };
  const markdown = articleMarkdown(content, above);
  return head === 'front-matter' ? `${frontMatter(article)}\n${markdown}` : markdown;
}
