import { retryPicture } from '../article/retry-picture.ts';

/** Requests from the page the pictures that the view could not load. Returns a function that stops it. */
export function retryPictures(
  scroller: Element,
  page: string | null,
  readPicture: (url: string) => Promise<string | null>,
): () => void {
  const retry = (image: HTMLImageElement): void => {
    // If it fails, the picture stays away, and its description is shown.
    void retryPicture(image, page, readPicture).catch(() => undefined);
  };
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) retry(target);
  };
  // In Firefox a picture that the page's policy blocks is never complete. That of a kept article blocks all.
  for (const image of scroller.querySelectorAll('img'))
    if ((image.complete || page === null) && image.naturalWidth === 0) retry(image);
  // The events of pictures do not bubble.
  scroller.addEventListener('error', onError, true);
  return () => {
    scroller.removeEventListener('error', onError, true);
  };
}
