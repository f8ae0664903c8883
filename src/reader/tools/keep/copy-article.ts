import type { Article } from '../../../article/article.ts';
import { exporters, type Exporter } from '../../../exporters/index.ts';
import type { ToolContext } from '../../context/tool.ts';
import { exportedContent } from './exported-content.ts';
import { writeClipboard } from '../../../ui/write-clipboard.ts';

const HTML = 'text/html';
const PLAIN = 'text/plain';
const [DEFAULT_EXPORTER] = exporters;

/**
 * Copies the article to the clipboard, with its comments below it if they are open; HTML comes with plain text. Returns
 * the exporter that was used. Rejects when the browser refuses to copy.
 */
export async function copyArticle(
  article: Article,
  context: ToolContext,
  exporter: Exporter = DEFAULT_EXPORTER,
): Promise<Exporter> {
  const content = await exportedContent(article, context);
  const text = await exporter.render(article, content);
  const formats: Record<string, string> = { [PLAIN]: text };
  if (exporter.mimeType === HTML) {
    const plain = exporters.find((one) => one.mimeType === PLAIN);
    formats[HTML] = text;
    if (plain) formats[PLAIN] = await plain.render(article, content);
  }
  await writeClipboard(formats);
  return exporter;
}
