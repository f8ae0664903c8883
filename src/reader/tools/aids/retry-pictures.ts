import { retryPicture } from '../../article/retry-picture.ts';

/** Requests from the page the pictures that the view could not load. Returns a function that stops it. */
export function retryPictures(
  scroller: Element,
  page: string | null,
  readPicture: (url: string) => Promise<string | null>,
): () => void {
  const retry = (image: HTMLImageElement): void => {
    // If it fails, the description of the picture is shown.
    void retryPicture(image, page, readPicture).catch(() => undefined);
  };
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) retry(target);
  };
  // In Firefox a picture that a policy blocks is never complete. The policy for kept articles blocks all pictures.
  for (const image of scroller.querySelectorAll('img'))
    if ((image.complete || page === null) && image.naturalWidth === 0) retry(image);
  // The events of pictures do not bubble.
  scroller.addEventListener('error', onError, true);
  return () => {
    scroller.removeEventListener('error', onError, true);
  };
}
