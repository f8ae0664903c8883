import type { Article } from '../../article.ts';
import { exporters, type Exporter } from '../../exporters/index.ts';
import { joinedContent } from '../article/join-pages.ts';
import { withComments } from '../comments/comments-content.ts';

const HTML = 'text/html';
const PLAIN = 'text/plain';
const [DEFAULT_EXPORTER] = exporters;

/**
 * Copies the article to the clipboard, with its comments below it if `hasComments`; HTML comes with plain text. Returns
 * the exporter that was used. Rejects when the browser refuses both the Clipboard API and the copy command.
 */
export async function copyArticle(
  article: Article,
  hasComments: boolean,
  exporter: Exporter = DEFAULT_EXPORTER,
): Promise<Exporter> {
  const content = hasComments ? withComments(joinedContent(article), article) : joinedContent(article);
  const text = await exporter.render(article, content);
  const formats: Record<string, string> = { [PLAIN]: text };
  if (exporter.mimeType === HTML) {
    const plain = exporters.find((one) => one.mimeType === PLAIN);
    formats[HTML] = text;
    if (plain) formats[PLAIN] = await plain.render(article, content);
  }
  try {
    const blobs = Object.entries(formats).map(([type, data]) => [type, new Blob([data], { type })] as const);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  } catch (refusal) {
    // The overlay is a frame. Some pages deny frames the Clipboard API, but not the older copy command.
    if (!copyByCommand(formats)) throw refusal;
  }
  return exporter;
}

function copyByCommand(formats: Readonly<Record<string, string>>): boolean {
  const onCopy = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const [type, data] of Object.entries(formats)) event.clipboardData?.setData(type, data);
  };
  document.addEventListener('copy', onCopy, true);
  try {
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', onCopy, true);
  }
}
