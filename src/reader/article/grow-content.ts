import type { ContentPart } from './content-parts.ts';
import { SHOW_WHOLE } from './show-whole.ts';

/** Events on the window that ask for the whole content at once. */
const WHOLE = [SHOW_WHOLE, 'beforeprint'];

/**
 * Appends the parts to the target: the first at once, each other one after a frame was painted, so that a long article
 * shows its start early and the view stays responsive. Calls `onGrown` at the end. Returns a function that stops it.
 */
export function growContent(target: Element, parts: readonly ContentPart[], onGrown: () => void): () => void {
  let shown = 0;
  const stop = (): void => {
    shown = parts.length;
    for (const type of WHOLE) removeEventListener(type, finish);
    target.removeAttribute('aria-busy');
  };
  const append = (): void => {
    target.append(parts[shown++]!());
    if (shown < parts.length) return;
    stop();
    onGrown();
  };
  const finish = (): void => {
    while (shown < parts.length) append();
  };
  const growLater = (): void => {
    requestAnimationFrame(() => {
      setTimeout(() => {
        if (shown === parts.length) return;
        append();
        growLater();
      });
    });
  };
  for (const type of WHOLE) addEventListener(type, finish);
  target.setAttribute('aria-busy', 'true');
  append();
  if (shown < parts.length) growLater();
  return stop;
}
