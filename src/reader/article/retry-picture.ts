import { isUrl } from '../../url/parse-url.ts';

/** Pictures that were requested from the page once. */
const asked = new WeakSet<HTMLImageElement>();

/**
 * Requests a picture from the page if the view could not load it: the view sends no cookies, so it cannot load pictures
 * behind a login. Only pictures of the page's own origin, each once. `page` is the address of the page; null for a kept
 * article, which has no page and keeps pictures of every origin. `readPicture` resolves to a `data:` address or null.
 */
export async function retryPicture(
  image: HTMLImageElement,
  page: string | null,
  readPicture: (url: string) => Promise<string | null>,
): Promise<void> {
  const url = page === null ? image.src : image.currentSrc || image.src;
  if (asked.has(image) || !isUrl(url)) return;
  if (page !== null && new URL(url).origin !== new URL(page).origin) return;
  asked.add(image);
  const data = await readPicture(url);
  if (data === null || !image.isConnected) return;
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.src = data;
}
