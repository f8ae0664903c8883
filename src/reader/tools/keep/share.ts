import { webAddress } from '../../text/page-strings.ts';
import type { ToolContext } from '../../context/tool.ts';

/** True where the browser can hand the address of this article to other programs. */
export function canShare({ article }: ToolContext): boolean {
  return article !== null && webAddress(article.url) !== null && 'share' in navigator;
}

/** Hands title and address to a program that the user chooses. Rejects if the browser refuses. */
export async function share({ article }: ToolContext): Promise<string> {
  if (article === null) return '';
  const { title, url } = article;
  try {
    await navigator.share({ title, url: webAddress(url) ?? '' });
  } catch (cause) {
    const isCancelled = cause instanceof DOMException && cause.name === 'AbortError';
    if (!isCancelled) throw cause;
  }
  return '';
}
