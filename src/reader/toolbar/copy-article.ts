import type { Article } from '../../article.ts';
import { exporters, type Exporter } from '../../exporters/index.ts';
import { joinedContent } from '../article/join-pages.ts';

const RICH = 'text/html';
const [FIRST] = exporters;

/** Puts the article on the clipboard, in the first format where none is named; rich text carries plain text along. Gives the format; rejects where the browser refuses both ways of writing. */
export async function copyArticle(article: Article, exporter: Exporter = FIRST): Promise<Exporter> {
  const content = joinedContent(article);
  const written = await exporter.render(article, content);
  const flavours: Record<string, string> = { 'text/plain': written };
  if (exporter.mimeType === RICH) {
    const plain = exporters.find((one) => one.mimeType === 'text/plain');
    flavours[RICH] = written;
    if (plain) flavours['text/plain'] = await plain.render(article, content);
  }
  try {
    const blobs = Object.entries(flavours).map(([type, data]) => [type, new Blob([data], { type })] as const);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  } catch (refusal) {
    // Over the page we are a frame, and some pages keep the clipboard from frames; the older command is not bound by that.
    if (!copyByCommand(flavours)) throw refusal;
  }
  return exporter;
}

function copyByCommand(flavours: Readonly<Record<string, string>>): boolean {
  const fill = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const [type, data] of Object.entries(flavours)) event.clipboardData?.setData(type, data);
  };
  document.addEventListener('copy', fill, true);
  try {
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', fill, true);
  }
}
