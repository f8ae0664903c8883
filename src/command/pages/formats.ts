import type { Article } from '../../article/article.ts';
import { epub } from '../../exporters/epub.ts';
import { html } from '../../exporters/html.ts';
import { markdown } from '../../exporters/markdown.ts';
import { markdownFrontMatter } from '../../exporters/markdown-front-matter.ts';
import type { Pictures } from '../../exporters/parts/exporter.ts';
import { text } from '../../exporters/text.ts';
import { parseHtml } from '../../package/library.ts';

/** Articles in the formats of src/exporters, in a program without a page. */

/** The content of an article or of its comments as nodes, which may be changed. */
export function contentOf(written: string): Element {
  const { body } = parseHtml(written);
  return body;
}

type TextFormat = 'markdown' | 'html' | 'text' | 'frontmatter';
const EXPORTERS = { markdown, html, text, frontmatter: markdownFrontMatter } as const;

/** The article as a whole document of text. `content` is not used again. */
export function asText(format: TextFormat, article: Article, content: Element): Promise<string> {
  return EXPORTERS[format].render(article, fragmentOf(content));
}

/** Only the content in a format, without title and source. */
export async function contentAs(format: 'markdown' | 'text', article: Article, content: Element): Promise<string> {
  const bare = { ...article, title: '', byline: null, siteName: null, published: null, url: '' };
  return (await EXPORTERS[format].render(bare, fragmentOf(content))).trim();
}

/** The article as a book. */
export async function asBook(article: Article, content: Element, pictures: Pictures): Promise<Uint8Array> {
  const book = await epub.write(article, fragmentOf(content), pictures);
  if (typeof book === 'string') throw new Error('A book is a file of bytes.');
  return book;
}

function fragmentOf(content: Element): DocumentFragment {
  const fragment = content.ownerDocument.createDocumentFragment();
  while (content.firstChild !== null) fragment.append(content.firstChild);
  return fragment;
}
