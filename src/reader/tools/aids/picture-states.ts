import { adoptStyle } from '../../../ui/adopt-style.ts';
import css from './picture-states.css?inline';

adoptStyle(css);

/** Formats whose pictures may have a transparent ground. */
const MAY_BE_TRANSPARENT = /\.(?:svg|png|gif|webp|avif)$|^data:image\/(?:svg|png|gif|webp|avif)/;
/** Smaller pictures are icons and emoji, whose ground would be a box in the line. CSS pixels. */
const LEAST_SIDE = 48;

/**
 * Shows the description of pictures that did not load, and gives pictures that may be transparent a ground on which
 * dark lines are seen. Returns a function that ends it.
 */
export function showPictureStates(scroller: Element): () => void {
  const onEvent = ({ target, type }: Event): void => {
    if (target instanceof HTMLImageElement) (type === 'load' ? markLoaded : markMissing)(target);
  };
  for (const image of scroller.querySelectorAll<HTMLImageElement>('.sheet img'))
    if (image.complete) (image.naturalWidth > 0 ? markLoaded : markMissing)(image);
  // The events of pictures do not bubble.
  for (const type of ['load', 'error']) scroller.addEventListener(type, onEvent, true);
  return () => {
    for (const type of ['load', 'error']) scroller.removeEventListener(type, onEvent, true);
  };
}

function markLoaded(image: HTMLImageElement): void {
  image.classList.remove('not-loaded');
  image.closest('figure')?.removeAttribute('data-not-loaded');
  const address = (image.currentSrc || image.src).replace(/^(https?:[^?#]*).*/, '$1').toLowerCase();
  const isIcon = Math.min(image.width, image.height) < LEAST_SIDE;
  if (!isIcon && MAY_BE_TRANSPARENT.test(address)) image.classList.add('may-be-transparent');
}

/** The description of a picture stands in its figure, unless the caption says the same. */
function markMissing(image: HTMLImageElement): void {
  image.classList.add('not-loaded');
  const figure = image.closest('figure');
  if (figure === null || figure.querySelectorAll('img').length > 1) return;
  const caption = figure.querySelector('figcaption')?.textContent ?? '';
  const isSaid = caption.toLowerCase().includes(image.alt.trim().toLowerCase());
  figure.dataset['notLoaded'] = isSaid ? '' : image.alt;
}
