import { h, render } from 'preact';
import { logError } from '../../../platform/browser/log-error.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { OpenThingsContext } from '../../../ui/open-things.ts';
import type { StartTool } from '../../context/tool.ts';
import css from './open-pictures.css?inline';

adoptStyle(css);

/** A picture that is shown smaller than this is a symbol and is not enlarged. CSS pixels. */
const MIN_SIZE = 100;

/** Set on pictures that a press enlarges. Content from a page cannot have it: the sink drops unknown classes. */
const ENLARGEABLE = 'enlargeable';

/**
 * Enlarges a picture of the article at a click or Enter. A picture inside a link still follows the link. Returns a
 * function that ends it.
 */
const openPictures: StartTool = ({ openThings }, scroller) => {
  const ending = new AbortController();
  const { signal } = ending;
  let close = (): void => undefined;

  const open = async (picture: HTMLImageElement): Promise<void> => {
    const { Lightbox } = await import('./lightbox.tsx');
    if (signal.aborted) return;
    const root = document.createElement('div');
    scroller.after(root);
    close = () => {
      render(null, root);
      root.remove();
    };
    const pictures = [...scroller.querySelectorAll('img')].filter(mayBeShown);
    const onClose = (shown: HTMLImageElement): void => {
      close();
      shown.tabIndex = 0;
      shown.focus();
    };
    const dialog = h(Lightbox, { pictures, first: pictures.indexOf(picture), onClose });
    render(h(OpenThingsContext.Provider, { value: openThings, children: dialog }), root);
  };
  const onPress = (event: MouseEvent | KeyboardEvent): void => {
    const picture = event.target;
    if (!(picture instanceof HTMLImageElement) || !picture.classList.contains(ENLARGEABLE)) return;
    if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
    event.preventDefault();
    open(picture).catch((cause: unknown) => {
      logError('lightbox', cause);
    });
  };
  const onLoad = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) offer(target);
  };
  scroller.addEventListener('click', onPress, { signal });
  scroller.addEventListener('keydown', onPress, { signal });
  // The events of pictures do not bubble.
  scroller.addEventListener('load', onLoad, { capture: true, signal });
  for (const picture of scroller.querySelectorAll('img')) if (picture.complete) offer(picture);
  return () => {
    ending.abort();
    close();
  };
};

/** Makes a picture a button, if it is large enough. */
function offer(picture: HTMLImageElement): void {
  if (picture.clientWidth < MIN_SIZE || picture.clientHeight < MIN_SIZE || picture.closest('a') !== null) return;
  picture.classList.add(ENLARGEABLE);
  picture.tabIndex = 0;
  picture.role = 'button';
  picture.ariaHasPopup = 'dialog';
  if (picture.alt !== '') return;
  // An empty description marks a picture as decoration. A button needs a name.
  picture.removeAttribute('alt');
  picture.ariaLabel = translate('picture');
}

/** A picture that loads only when it comes into view may be large, too, unless it states its size. */
function mayBeShown(picture: HTMLImageElement): boolean {
  if (picture.classList.contains(ENLARGEABLE)) return true;
  return (
    !picture.complete && picture.closest('a') === null && Number(picture.getAttribute('width') ?? MIN_SIZE) >= MIN_SIZE
  );
}

export default openPictures;
