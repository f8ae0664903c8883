import type { Article } from '../../../article/article.ts';
import { webAddress } from '../../text/page-strings.ts';
import type { KeepSource } from './keep-item.ts';

/** True where the browser can hand the address of this article to other programs. */
export function canShare({ url }: Article): boolean {
  return webAddress(url) !== null && 'share' in navigator;
}

/** Hands title and address to a program that the user chooses. Rejects if the browser refuses. */
export async function share({ article: { title, url } }: KeepSource): Promise<string> {
  try {
    await navigator.share({ title, url: webAddress(url) ?? '' });
  } catch (cause) {
    const isCancelled = cause instanceof DOMException && cause.name === 'AbortError';
    if (!isCancelled) throw cause;
  }
  return '';
}
